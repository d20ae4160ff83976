import { language } from './language';

const formats = new Map<string, Intl.NumberFormat>();

/// A number as people write it here: the browser knows where the commas go.
export function numberText(value: number, options: Intl.NumberFormatOptions = {}): string {
  const name = language.value + JSON.stringify(options);
  let format = formats.get(name);
  if (!format) formats.set(name, (format = new Intl.NumberFormat(language.value, options)));
  return format.format(value);
}

/// So many digits behind the comma.
export const fixedText = (value: number, digits: number): string =>
  numberText(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });

/// "97.3%", with as many digits as wanted.
export const percentText = (share: number, digits = 0): string =>
  numberText(share, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });

export const dateText = (time: number | Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, options).format(time);
