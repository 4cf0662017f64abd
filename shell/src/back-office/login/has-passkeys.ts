/** Whether the browser has passkeys: older ones, and pages that did not come by HTTPS, do without. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';
