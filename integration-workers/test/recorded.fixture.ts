import { exampleCause } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';

const { now: _, ...cause } = exampleCause;

/** An event as the feed gives it: number `version` of its stream, at `position` in the order. */
export const recorded = (
  type: string,
  data: Record<string, unknown>,
  {
    stream = 'example',
    version = 1,
    position = version,
  }: { stream?: string; version?: number; position?: number } = {},
): Recorded => ({
  id: derivedId(stream, String(version)),
  type,
  data,
  metadata: cause,
  position: BigInt(position),
  streamName: streamName('example', cause.tenantId, stream),
  streamVersion: BigInt(version),
});
