## Rules

rules = Pravila
rules-of = Pravila: { $game }
game-rules = { $game ->
    [chess] Kralj ide jedno polje u bilo kojem smjeru; top ravno, lovac dijagonalno, dama oboje; skakač skače dva polja ravno i jedno u stranu.
        Pješaci idu jedno polje naprijed, s početnoga polja i dva, a uzimaju dijagonalno naprijed. Na zadnjem redu postaju druga figura.
        Pješak koji je upravo prešao dva polja može se uzeti kao da je prešao jedno: en passant.
        Jednom u partiji kralj i top smiju rokirati ako se nijedan nije pomaknuo, među njima ne stoji ništa i kralj ne prelazi napadnuto polje.
        Tko napadne kralja tako da se ne može spasiti, pobijedio je. Bez dopuštenoga poteza i bez šaha partija je neriješena.
    [chess960] Figure iza pješaka izmiješane su, objema stranama jednako: lovci na različitim bojama, kralj između topova.
        Rokada vodi na uobičajena polja, gdje god kralj i top počeli: pomaknite kralja na njegova topa.
        Sve je ostalo kao u šahu.
    [crazyhouse] Što uzmete, ide u vašu pričuvu i mijenja boju.
        Umjesto poteza smijete staviti figuru iz pričuve na prazno polje, i sa šahom ili matom; pješake ne na prvi ni zadnji red.
        Promovirana je figura kad se uzme opet pješak.
        Sve je ostalo kao u šahu.
    [atomic] Uzimanje eksplodira: nestaju figura koja uzima, uzeta figura i sve oko njih, osim pješaka.
        Tko digne u zrak protivničkoga kralja, pobijedio je. Svojega ne smije nitko, pa kraljevi nikad ne uzimaju.
        Kraljevi smiju stajati jedan do drugoga; tada nijedan nije u šahu.
        Sve je ostalo kao u šahu.
    [horde] Bijeli ima 36 pješaka i nema kralja.
        Bijeli pobjeđuje matom, crni kad uzme sve.
        Pješaci na prvom redu također smiju ići dva polja.
        Sve je ostalo kao u šahu.
    [kingofthehill] Kralj koji dođe na jedno od četiri središnja polja, d4, e4, d5 ili e5, odmah pobjeđuje.
        Sve je ostalo kao u šahu, i mat.
    [three-check] Tko treći put da šah, pobijedio je.
        Sve je ostalo kao u šahu, i mat.
    [antichess] Tko može uzeti, mora, a smije birati kako.
        Kralj je figura kao i druge: nema šaha ni rokade, a pješak smije postati kralj.
        Tko nema više figura ili nema poteza, pobijedio je.
    [racingkings] Obje strane počinju dolje, bez pješaka. Prvi kralj na osmom redu pobjeđuje.
        Ako bijeli stigne prvi, crni ga smije slijediti sljedećim potezom: neriješeno.
        Nijedan potez ne smije dati šah.
    [endgame] Svaka strana ima kralja i osam pješaka na mjestima iz šaha.
        Vrijede sva pravila šaha: pješaci se promoviraju, a mat pobjeđuje.
    [pawns-kings] Svaka strana ima kralja i osam pješaka, koji idu kao u šahu.
        Nema šaha: kralj se smije uzeti, i to je pobjeda.
        Nema promocije, en passanta ni rokade. Pješak na zadnjem redu ondje ostaje.
        Tko nema poteza, igra neriješeno.
    [bughouse] Dvije ekipe na više ploča. Na redu je jedan potez, na bilo kojoj ploči.
        Što ekipa uzme na jednoj ploči, smije staviti na drugu, na prazno polje; pješake ne na prvi ni zadnji red.
        Nijedan kralj ekipe ne smije ostati u šahu, ni na jednoj ploči.
        Ekipa koja je u šahu i nema poteza izgubila je.
   *[wolf-sheep] Svi idu jedno polje dijagonalno; ovce samo naprijed. Ništa se ne uzima.
        Vuk pobjeđuje kad dođe na prvi red ovaca.
        Ovce pobjeđuju kad se vuk ne može pomaknuti. Tko nema poteza, gubi.
}
