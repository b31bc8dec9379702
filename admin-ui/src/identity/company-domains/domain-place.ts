/** Path of the page below /t. */
export const DOMAINS = 'settings/company/domains';
