/**
 * Marks Apple's machines on <html data-platform>, so that keys are shown, and heard, by the names they have there. The rule is
 * that of docs/requirement.md#search-box: the platform that the browser reports, or its user agent, says "mac"; those of phones do too.
 */
export function markPlatform(): void {
  const { userAgent, userAgentData } = navigator as Navigator & { userAgentData?: { platform: string } };
  if (/mac/i.test(`${userAgentData?.platform ?? ''} ${userAgent}`))
    document.documentElement.dataset.platform = 'apple';
}
