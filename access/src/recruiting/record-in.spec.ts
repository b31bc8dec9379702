import { labelScope } from 'contracts/automation/label/label.entity';
import { eventCatalogue } from 'contracts/events';
import { exampleCause, exampleTenantId as tenantId } from 'contracts/kernel/examples';
import { derivedId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import { eventsOver } from 'platform/event-store/events';
import { memoryEngine } from 'platform/event-store/memory';
import { memoryKeyRing } from 'platform/event-store/memory-keys';
import { describe, expect, it } from 'vitest';
import { recordIn } from './record-in.ts';

const id = derivedId('a record that is read');
const { now: _, ...metadata } = exampleCause;

describe('a record as its history has it', () => {
  it('given a long history, when the record is read again, then what came since is read alone', async () => {
    const engine = memoryEngine();
    const from: bigint[] = [];
    const counted: typeof engine = {
      ...engine,
      readStream: (stream, first, most) => {
        from.push(first);
        return engine.readStream(stream, first, most);
      },
    };
    const { store } = eventsOver(counted, memoryKeyRing(engine), eventCatalogue);
    const say = (...events: { type: string; data: object }[]) =>
      store.appendToStream(
        streamName('labelScope', tenantId, id),
        events.map((one) => ({ ...one, metadata }) as unknown as Event),
      );
    const renamed = (name: string) => ({
      type: 'LabelScopeChanged',
      data: { labelScopeId: id, from: { name: 'Boats' }, to: { name } },
    });
    await say({ type: 'LabelScopeCreated', data: { labelScopeId: id, name: 'Boats' } });
    await say(...Array.from({ length: 200 }, (__, at) => renamed(`Boats ${at}`)));
    expect(await recordIn(store, labelScope, { tenantId, id })).toMatchObject({ name: 'Boats 199' });
    await say(renamed('Ships'));
    expect(await recordIn(store, labelScope, { tenantId, id })).toMatchObject({ name: 'Ships' });
    expect(from).toEqual([1n, 202n]);
  });
});
