import { setupStrings } from '@/strings/setup';
import { startSetup } from './show';

/** The text of shown.css, from lib/setup/build/write-script.ts. */
const STYLES = process.env.SETUP_STYLES ?? '';

// React only expects the elements that the page was exported with.
document.currentScript?.remove();

/** The script that pages load before they're painted if the reader has a setup (lib/inline/setup.ts). */
if (!document.documentElement.dataset.hasSetup) {
  const style = document.createElement('style');
  style.textContent = STYLES;
  document.head.append(style);
  document.documentElement.style.setProperty('--own', JSON.stringify(setupStrings.own));
  startSetup();
}
