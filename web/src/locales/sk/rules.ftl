## Rules

rules = Pravidlá
rules-of = Pravidlá: { $game }
game-rules = { $game ->
    [chess] Kráľ ide o jedno pole ktorýmkoľvek smerom; veža rovno, strelec šikmo, dáma oboje; jazdec skáče dve polia rovno a jedno nabok.
        Pešiaci idú o jedno pole dopredu, zo začiatočného poľa aj o dve, a berú šikmo dopredu. Na poslednom rade sa menia na inú figúru.
        Pešiaka, ktorý práve prešiel dve polia, možno vziať, akoby prešiel jedno: en passant.
        Raz za partiu môžu kráľ a veža rošovať, ak sa žiadny nepohol, nič medzi nimi nestojí a kráľ neprechádza cez napadnuté pole.
        Kto napadne kráľa tak, že sa nedá zachrániť, vyhral. Bez dovoleného ťahu a bez šachu je remíza.
    [chess960] Figúry za pešiakmi sú zamiešané, pre oboch rovnako: strelci na rôznych farbách, kráľ medzi vežami.
        Rošáda vedie na obvyklé polia, kdekoľvek kráľ a veža začali: potiahnite kráľom na jeho vežu.
        Všetko ostatné je ako v šachu.
    [crazyhouse] Čo vyhodíte, ide do vašej zásoby a zmení farbu.
        Namiesto ťahu môžete položiť figúru zo zásoby na prázdne pole, aj so šachom či matom; pešiakov nie na prvý ani posledný rad.
        Premenená figúra je po vzatí opäť pešiakom.
        Všetko ostatné je ako v šachu.
    [atomic] Branie vybuchne: zmizne figúra, ktorá berie, vzatá figúra a všetko okolo, okrem pešiakov.
        Kto vyhodí do vzduchu súperovho kráľa, vyhral. Vlastného nesmie nikto, a preto králi nikdy neberú.
        Králi smú stáť vedľa seba; vtedy žiadny nie je v šachu.
        Všetko ostatné je ako v šachu.
    [horde] Biely má 36 pešiakov a nemá kráľa.
        Biely vyhráva matom, čierny, keď vezme všetko.
        Pešiaci na prvom rade smú ísť tiež o dve polia.
        Všetko ostatné je ako v šachu.
    [kingofthehill] Kráľ, ktorý sa dostane na jedno zo štyroch polí v strede, d4, e4, d5 alebo e5, hneď vyhráva.
        Všetko ostatné je ako v šachu, aj mat.
    [three-check] Kto dá šach tretí raz, vyhral.
        Všetko ostatné je ako v šachu, aj mat.
    [antichess] Kto môže brať, musí, a smie si vybrať ako.
        Kráľ je figúra ako ostatné: niet šachu ani rošády a pešiak sa smie zmeniť na kráľa.
        Kto už nemá figúry alebo nemá ťah, vyhral.
    [racingkings] Obaja začínajú dole, bez pešiakov. Vyhráva prvý kráľ na ôsmom rade.
        Ak je tam biely prvý, čierny smie prísť nasledujúcim ťahom: remíza.
        Žiadny ťah nesmie dať šach.
    [endgame] Každá strana má kráľa a osem pešiakov tam, kde stoja v šachu.
        Platia všetky pravidlá šachu: pešiaci sa menia a mat vyhráva.
    [pawns-kings] Každá strana má kráľa a osem pešiakov, ktorí ťahajú ako v šachu.
        Niet šachu: kráľa možno vziať, a tým sa vyhráva.
        Niet premeny, en passant ani rošády. Pešiak na poslednom rade tam ostane.
        Kto nemá ťah, remizuje.
    [bughouse] Dva tímy na niekoľkých šachovniciach. Na rade je jeden ťah, na ktorejkoľvek šachovnici.
        Čo tím vezme na jednej šachovnici, smie položiť na inú, na prázdne pole; pešiakov nie na prvý ani posledný rad.
        Žiadny kráľ tímu nesmie ostať v šachu, na žiadnej šachovnici.
        Tím, ktorý je v šachu a nemá ťah, prehral.
   *[wolf-sheep] Všetci idú o jedno pole šikmo; ovce len dopredu. Nič sa neberie.
        Vlk vyhráva, keď príde na prvý rad oviec.
        Ovce vyhrávajú, keď sa vlk nemôže pohnúť. Kto nemá ťah, prehráva.
}
