import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { entity } from './entity.ts';
import { exampleCause } from './examples.ts';
import { caused } from './message.ts';
import { ERASED } from './personal.ts';
import { requiredText, text } from './text.ts';

/** Aggregates of these specs alone. */
const plain = {
  name: 'boat',
  context: 'harbor',
  permissions: 'tenant.settings',
  fields: { name: requiredText(60), note: text(200) },
} as const;
const boat = entity({
  ...plain,
  defaults: { note: '' },
  states: {
    values: ['afloat', 'ashore'],
    initial: 'ashore',
    transitions: {
      LaunchBoat: { event: 'BoatLaunched', from: ['ashore'], to: 'afloat', path: 'launch', summary: 'Launch a boat' },
    },
  },
  commands: { PaintBoat: { data: z.strictObject({ colour: text(20) }), path: 'paint', summary: 'Paint a boat' } },
  events: { BoatPainted: { colour: text(20) } },
  readOnly: { colour: z.string().nullable() },
  readOnlyDefaults: { colour: null },
  apply: { BoatPainted: ({ colour }) => ({ colour }) },
  system: ['PaintBoat'],
  filters: ['status'],
});

describe('a record about somebody else', () => {
  const log = {
    ...({ name: 'remark', context: 'harbor', permissions: 'tenant.settings' } as const),
    fields: { sailorId: z.string(), text: requiredText(60) },
    about: { subject: 'sailorId', fields: ['text'], erasedBy: 'SailorErased' },
  } as const;

  it('given its events, when they are made, then what it says is sealed for that person, and nobody erases the record itself', () => {
    const remark = entity({ ...log, operations: ['create', 'remove'] });
    const [created] = remark.events.definitions;
    expect(created?.personal).toEqual({ text: 'sailorId' });
    expect(remark.events.definitions.map(({ type }) => type)).toEqual(['RemarkCreated', 'RemarkRemoved']);
    expect(remark.stored.text?.safeParse(null).success).toBe(true);
  });

  it('given one that can be changed, when it is, then the change is sealed for that person too, and gone with them', () => {
    const remark = entity(log);
    const changed = remark.events.definitions.find(({ type }) => type === 'RemarkChanged');
    expect(changed?.personal).toEqual({ from: 'sailorId', to: 'sailorId' });
    const at = (type: string, data: object) => ({ type, data, metadata: exampleCause }) as never;
    const made = remark.fold(undefined, at('RemarkCreated', { remarkId: 'a', sailorId: 'b', text: 'Late' }));
    expect(
      remark.fold(made, at('RemarkChanged', { remarkId: 'a', sailorId: 'b', from: ERASED, to: ERASED })),
    ).toMatchObject({
      sailorId: 'b',
      text: null,
    });
  });

  it('given one of members, when its routes are made, then they ask for a membership alone', () => {
    const { endpoints, list } = entity({ ...log, isOfMembers: true });
    expect([endpoints.create.access, endpoints.change.access, list.list.access, list.show.access]).toEqual(
      Array(4).fill('member'),
    );
    expect(entity(log).endpoints.create.access).toBe('tenant.settings.create');
  });
});

describe('a declaration', () => {
  it('given states, commands and events of its own, when its parts are made, then each is among them', () => {
    expect(boat.events.definitions.map(({ type }) => type)).toEqual([
      'BoatCreated',
      'BoatChanged',
      'BoatRemoved',
      'BoatPainted',
      'BoatLaunched',
    ]);
    expect(Object.values(boat.endpoints.own).map(({ path }) => path)).toEqual([
      '/api/tenant/boats/:id/launch',
      '/api/tenant/boats/:id/paint',
    ]);
    expect(boat.list.sorts).toEqual(['updatedAt', 'createdAt', 'name']);
  });

  it('given its events, when they are folded, then the record has what they say, and the one before is as it was', () => {
    const by = { metadata: exampleCause };
    const boatId = '018f6a10-0000-7000-8000-0000000000b0';
    const created = boat.fold(undefined, caused(by, 'BoatCreated', { boatId, name: 'Ada', note: '' }));
    const launched = boat.fold(created, caused(by, 'BoatLaunched', { boatId }));
    const painted = boat.fold(launched, caused(by, 'BoatPainted', { boatId, colour: 'red' }));
    expect([created, launched, painted].map((record) => [record?.status, record?.colour])).toEqual([
      ['ashore', null],
      ['afloat', null],
      ['afloat', 'red'],
    ]);
    expect(boat.fold(undefined, caused(by, 'BoatLaunched', { boatId }))).toBeUndefined();
  });

  it('given a mistake, when the compiler reads it, then the error stands at its own line', () => {
    const mistakes = [
      // @ts-expect-error: no such field
      () => entity({ ...plain, filters: ['colour'] }),
      // @ts-expect-error: a text is no number
      () => entity({ ...plain, defaults: { note: 1 } }),
      // @ts-expect-error: none of its statuses
      () => entity({ ...plain, states: { values: ['afloat'], initial: 'sunk' } }),
      // @ts-expect-error: none of its commands
      () => entity({ ...plain, system: ['SinkBoat'] }),
      // @ts-expect-error: no group of permissions
      () => entity({ ...plain, permissions: 'tenant.boats' }),
      // @ts-expect-error: no field of the record
      () => entity({ ...plain, events: { BoatSunk: {} }, apply: { BoatSunk: () => ({ depth: 3 }) } }),
    ];
    expect(mistakes).toHaveLength(6);
  });
});
