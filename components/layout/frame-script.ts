import setupScript from '@/generated/setup-script.json';
import { runAnnouncement } from '@/lib/inline/announcement';
import { runBaseUrlBanner } from '@/lib/inline/base-url-banner';
import { runDialogs } from '@/lib/inline/dialogs';
import { runDrawer } from '@/lib/inline/drawer';
import { runMenus } from '@/lib/inline/menus';
import { markPlatform } from '@/lib/inline/platform';
import { forgetUnknownVersion } from '@/lib/inline/preferred-version';
import { inlineCall } from '@/lib/inline/script';
import { writeSetupScript } from '@/lib/inline/setup';
import { runSkipLink } from '@/lib/inline/skip-link';
import { runTerms } from '@/lib/inline/terms';
import { runTheme } from '@/lib/inline/theme';
import { INTENT_EVENT } from '@/lib/intent/event';
import { LOCALES } from '@/lib/locales';
import { routes, withBase } from '@/lib/routes';
import { SETUP_KEY } from '@/lib/setup/keys';
import { EXTERNAL } from '@/lib/external';
import { ANNOUNCEMENT, CONTENT_ID, DESKTOP_QUERY, TERM_DELAY_MS } from '@/lib/site';
import { THEME_EVENT, THEME_QUERY, THEME_STORAGE_KEY } from '@/lib/theme';
import { PREFERRED_VERSION_KEY, VERSIONS } from '@/lib/versions/config';
import { frameStrings } from '@/strings/frame';
import { noticesStrings } from '@/strings/notices';

/** The layout's behavior before the framework is loaded. The home page also detects a wrong base path. */
export function frameScript(isHome: boolean, announcementId: string | undefined): string {
  return (
    inlineCall(
      runTheme,
      THEME_STORAGE_KEY,
      THEME_QUERY,
      frameStrings.colorModes,
      frameStrings.switchColorMode('*'),
      THEME_EVENT,
    ) +
    inlineCall(writeSetupScript, SETUP_KEY, `<script src="${withBase(setupScript)}"></script>`) +
    inlineCall(markPlatform) +
    (announcementId === undefined
      ? ''
      : inlineCall(runAnnouncement, announcementId, ANNOUNCEMENT.idKey, ANNOUNCEMENT.dismissKey)) +
    inlineCall(forgetUnknownVersion, PREFERRED_VERSION_KEY, VERSIONS.map(({ name }) => name).join('|')) +
    inlineCall(runSkipLink, CONTENT_ID) +
    inlineCall(runDrawer, DESKTOP_QUERY) +
    (VERSIONS.length > 1 || Object.keys(LOCALES).length > 1 ? inlineCall(runMenus) : '') +
    inlineCall(runDialogs) +
    inlineCall(runTerms, TERM_DELAY_MS) +
    (isHome ? baseUrlBanner() : '')
  );
}

function baseUrlBanner(): string {
  const { notLoaded, baseUrlReason, baseUrl, baseUrlDefault, baseUrlSuggestion } = noticesStrings;
  const texts = [notLoaded, baseUrlReason, baseUrl, baseUrlDefault, baseUrlSuggestion] as const;
  return inlineCall(runBaseUrlBanner, withBase(routes.home), INTENT_EVENT, EXTERNAL.basePathHelp, ...texts);
}
