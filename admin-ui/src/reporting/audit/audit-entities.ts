/** Entities whose state of a moment can be asked for. */
export const replayable = ['job', 'candidate', 'interview'] as const;
export type Replayable = (typeof replayable)[number];
export const isReplayable = (entity: string): entity is Replayable =>
  (replayable as readonly string[]).includes(entity);

export const AUDIT = 'reporting/audit-log';
export const timelinePath = ({ entity, entityId }: { entity: string; entityId: string }) =>
  `/${AUDIT}/${entity}/${entityId}`;
