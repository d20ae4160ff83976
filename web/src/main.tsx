import 'chessgroundx/assets/chessground.cburnett.css';
import { render } from 'preact';
import { App } from './app';
import { listenToKeys } from './keys';
import { views } from './route';
import { rememberSettings } from './settings';
import { connect } from './connection';
import { followLanguage } from './shared/speaking';
import './styles/all.css';
import { showAppearance } from './shared/appearance';

rememberSettings();
showAppearance();
listenToKeys();
connect();
document.documentElement.classList.add(...views);
void followLanguage().then(() => render(<App />, document.getElementById('app')!));
