import type { ComponentChildren } from 'preact';

/// A text of a catalogue in which <b> and <sup> stand for what they are in HTML; nothing else has a meaning.
export function Marked({ text }: { text: string }) {
  const parts: ComponentChildren[] = text.split(/(<b>.*?<\/b>|<sup>.*?<\/sup>)/).map((part, index) => {
    const [, name, inside] = /^<(b|sup)>(.*)<\/\1>$/.exec(part) ?? [];
    if (name === 'b') return <strong key={index}>{inside}</strong>;
    if (name === 'sup') return <sup key={index}>{inside}</sup>;
    return part;
  });
  return <>{parts}</>;
}
