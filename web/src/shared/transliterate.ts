const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'đ',
  е: 'e',
  ж: 'ž',
  з: 'z',
  и: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'ć',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'č',
  џ: 'dž',
  ш: 'š',
};

const isCapital = (letter: string | undefined) => letter !== undefined && letter !== letter.toLowerCase();

/// Serbian in Cyrillic letters as Serbian in Latin ones: one letter is always the same one or two. A capital letter that
/// becomes two stays a capital in front only, unless the whole word is in capitals: Џунгла is Džungla, ЏЕП is DŽEP.
export function toLatin(text: string): string {
  let latin = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    const small = letters[letter.toLowerCase()];
    if (!small) latin += letter;
    else if (!isCapital(letter)) latin += small;
    else if (small.length > 1 && (isCapital(text[at + 1]) || isCapital(text[at - 1]))) latin += small.toUpperCase();
    else latin += small[0]!.toUpperCase() + small.slice(1);
  }
  return latin;
}
