import 'chessgroundx/assets/chessground.cburnett.css';
import { render } from 'preact';
import { App } from './app';
import { listenToKeys } from './keys';
import { rememberSettings } from './settings';
import { connect } from './connection';
import './styles/all.css';
import { showTheme } from './theme';

rememberSettings();
showTheme();
listenToKeys();
connect();
render(<App />, document.getElementById('app')!);
