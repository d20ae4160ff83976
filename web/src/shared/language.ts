import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';
import type { Messages } from '../../generated/messages';
import { toLatin } from './transliterate';

/// The languages of the page, by the names they have themselves.
export const languages = {
  en: 'English',
  de: 'Deutsch',
  hr: 'Hrvatski',
  pl: 'Polski',
  sk: 'Slovenčina',
  'sr-Cyrl': 'Српски',
  'sr-Latn': 'Srpski',
} as const;

export type Language = keyof typeof languages;
export type MessageId = keyof Messages;
/// A message without parameters: the only kind that may be named in a table and said later.
export type PlainMessageId = { [Id in MessageId]: Messages[Id] extends null ? Id : never }[MessageId];

type Parameters<Id extends MessageId> = Messages[Id] extends null ? [] : [parameters: Messages[Id]];

/// A catalogue is a folder with a file for each place of the page. English is part of the page; the others are fetched when
/// somebody wants them, each as one file (vite.config.ts).
const english = Object.values(
  import.meta.glob<string>('../locales/en/*.ftl', { query: '?raw', import: 'default', eager: true }),
).join('\n');
const catalogues = import.meta.glob<string>(['../locales/*/*.ftl', '!../locales/en/*.ftl'], {
  query: '?raw',
  import: 'default',
});

const isLanguage = (name: string): name is Language => name in languages;

/// The first language that the page has of those that somebody reads, best first. Serbian without a script is in Cyrillic.
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [language, ...rest] = tag.split('-');
    if (language === 'sr') return rest.includes('Latn') ? 'sr-Latn' : 'sr-Cyrl';
    if (language && isLanguage(language)) return language;
  }
  return 'en';
}

/// The name of a side in the case that a sentence needs: { SIDE($side, form: "genitive") }. The forms are attributes of the
/// messages side-white, side-wolf and so on; without one it is the name as it stands alone.
const sideFunction =
  (bundle: () => FluentBundle): FluentFunction =>
  ([code], { form }) => {
    const message = bundle().getMessage(`side-${String(code?.valueOf())}`);
    const pattern = (form && message?.attributes[String(form.valueOf())]) ?? message?.value;
    return pattern ? bundle().formatPattern(pattern) : String(code?.valueOf());
  };

export function makeBundle(language: Language, catalogue: string): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(language, {
    // All of these languages are written from left to right: invisible marks would only get into copied texts.
    useIsolating: false,
    functions: { SIDE: sideFunction(() => bundle) },
  });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}

async function fetchCatalogue(language: Language): Promise<string> {
  if (language === 'sr-Latn') return toLatin(await fetchCatalogue('sr-Cyrl'));
  if (language === 'en') return english;
  const places = Object.keys(catalogues).filter(path => path.startsWith(`../locales/${language}/`));
  return (await Promise.all(places.map(path => catalogues[path]!()))).join('\n');
}

const englishBundle = makeBundle('en', english);
const bundle = signal(englishBundle);

/// The language that is spoken now. Whoever says something while a component is drawn is drawn again when it changes.
export const language = signal<Language>('en');

/// Speaks another language from now on. Stays with the present one if its catalogue cannot be had.
export async function speak(wanted: Language): Promise<void> {
  if (wanted === language.peek()) return;
  const catalogue = await fetchCatalogue(wanted);
  bundle.value = makeBundle(wanted, catalogue);
  language.value = wanted;
}

function say(from: FluentBundle, id: string, parameters: Record<string, FluentVariable>): string | null {
  const pattern = from.getMessage(id)?.value;
  return pattern ? from.formatPattern(pattern, parameters, []) : null;
}

/// A text of the page in the language of its reader.
export function t<Id extends MessageId>(id: Id, ...[parameters]: Parameters<Id>): string {
  const values = (parameters ?? {}) as Record<string, FluentVariable>;
  return say(bundle.value, id, values) ?? say(englishBundle, id, values) ?? id;
}
