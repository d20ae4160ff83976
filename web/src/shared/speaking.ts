import { effect } from '@preact/signals';
import { settings } from '../settings';
import { chooseLanguage, language, speak, type Language } from './language';

/// What was chosen, otherwise what the browser's owner reads.
function wanted(): Language {
  const chosen = settings.value.language;
  return chosen === 'auto' ? chooseLanguage(navigator.languages) : chosen;
}

/// Speaks the language of the settings from now on; done when the first words can be said.
export function followLanguage(): Promise<void> {
  const keepOn = () => {}; // without its catalogue the page stays as it is
  const first = speak(wanted()).catch(keepOn);
  effect(() => void speak(wanted()).catch(keepOn));
  effect(() => {
    document.documentElement.lang = language.value;
  });
  return first;
}
