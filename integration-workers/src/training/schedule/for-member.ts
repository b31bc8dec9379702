/** Whether schedule `s` is for member `m`, by name, role, label or team, as they are now. */
export const FOR_MEMBER = `(s.users ? m.user_id::text or s.roles ?| m.roles or s.labels ?| m.label_ids::text[] or exists (
  select from access.team t where t.tenant_id = s.tenant_id and s.teams ? t.team_id::text and m.user_id = any(t.user_ids)))`;
