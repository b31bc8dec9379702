/**
 * Scopes that every company has from the start: what a label may be put on. Their ids are for ever. A company's own scopes stand
 * beside them; labels of these may be put on anything.
 */
export const systemLabelScopes = {
  candidate: '5b1d0a5e-3c1f-4e57-8a50-6c2b1f7f0001',
  interview: '5b1d0a5e-3c1f-4e57-8a50-6c2b1f7f0002',
  job: '5b1d0a5e-3c1f-4e57-8a50-6c2b1f7f0003',
  training: '5b1d0a5e-3c1f-4e57-8a50-6c2b1f7f0004',
  /** Who works in the company. */
  user: '5b1d0a5e-3c1f-4e57-8a50-6c2b1f7f0005',
} as const;
export type SystemLabelScope = keyof typeof systemLabelScopes;

const ofSystem: ReadonlySet<string> = new Set(Object.values(systemLabelScopes));

/** Whether labels of a scope may be put on such a thing. */
export const isScopeFor = (thing: SystemLabelScope, scopeId: string): boolean =>
  scopeId === systemLabelScopes[thing] || !ofSystem.has(scopeId);

/** Scopes whose labels may be put on nothing of this kind. */
export const scopesNotFor = (thing: SystemLabelScope): string[] =>
  [...ofSystem].filter((id) => id !== systemLabelScopes[thing]);

/** Labels that one thing may hold. */
export const MAX_LABELS = 50;
