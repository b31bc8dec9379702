/** Days that a period may cover (docs/product.md REP-3). Without the schema beside it, for pages that load no zod. */
export const MAX_PERIOD_DAYS = 31;
