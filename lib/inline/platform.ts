/**
 * Marks Apple devices with <html data-platform>, so that keys have the names that are printed on those devices. The rule is in
 * docs/requirement.md#search-box: the platform that the browser reports, or its user agent, contains "mac". This includes
 * iPhones.
 */
export function markPlatform(): void {
  const { userAgent, userAgentData } = navigator as Navigator & { userAgentData?: { platform: string } };
  if (/mac/i.test(`${userAgentData?.platform ?? ''} ${userAgent}`))
    document.documentElement.dataset.platform = 'apple';
}
