/** The page's policy refuses a frame, as a browser tells its document. */
export function refuseFrame(
  blockedURI: string,
  differs: Partial<Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'disposition'>> = {},
  page: Document = document,
): void {
  const violation = { blockedURI, effectiveDirective: 'frame-src', disposition: 'enforce', ...differs };
  page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
}
