/** Names the company that a request is about, by id or subdomain (docs/product.md API-3). */
export const TENANT_HEADER = 'X-Tenant';
