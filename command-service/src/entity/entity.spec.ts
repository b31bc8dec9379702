import { DeciderSpecification } from '@event-driven-io/emmett';
import { type EntityCommand, entity } from 'contracts/kernel/entity';
import { routesOf } from 'contracts/kernel/entity.endpoints';
import { exampleCause } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { requiredText, text } from 'contracts/kernel/text';
import { describe, expect, it } from 'vitest';
import { entityDecider } from './entity.decider.ts';

/** An entity of these specs alone. */
const label = entity({
  name: 'label',
  context: 'automation',
  plural: 'labels',
  permissions: 'tenant.webhooks',
  fields: { name: requiredText(60), description: text(500) },
  defaults: { description: '' },
  search: ['name'],
});
const decider = entityDecider(label, {
  check: ({ name }) => {
    if (name === 'Reserved') throw new Rejection('label-name-reserved', 422);
  },
});
const given = DeciderSpecification.for(decider);
const by = { metadata: exampleCause };
const labelId = derivedId('label');
const create = (name: string): EntityCommand<typeof label> => ({
  ...by,
  type: 'CreateLabel',
  data: { labelId, name, description: '' },
});
const created = caused(by, 'LabelCreated', { labelId, name: 'Urgent', description: '' });
const isRefusedAs = (code: string) => (error: Rejection) => error.code === code;

describe('an entity', () => {
  it('given its declaration, when its commands come, then events of its own name are recorded', () => {
    given([]).when(create('Urgent')).then([created]);
    given([created])
      .when({ ...by, type: 'ChangeLabel', data: { name: 'Later' } })
      .then([caused(by, 'LabelChanged', { labelId, from: { name: 'Urgent' }, to: { name: 'Later' } })]);
    given([created])
      .when({ ...by, type: 'RemoveLabel', data: {} })
      .then([caused(by, 'LabelRemoved', { labelId })]);
  });

  it('given a record, when nothing really changes, then nothing happens', () =>
    given([created])
      .when({ ...by, type: 'ChangeLabel', data: { name: 'Urgent' } })
      .thenNothingHappened());

  it('given a rule of its own, when a record would break it, then it is refused at creation and at a change', () => {
    given([]).when(create('Reserved')).thenThrows(Rejection, isRefusedAs('label-name-reserved'));
    given([created])
      .when({ ...by, type: 'ChangeLabel', data: { name: 'Reserved' } })
      .thenThrows(Rejection, isRefusedAs('label-name-reserved'));
  });

  it('given its declaration, when its routes are listed, then they are those of the simple-rest dialect, each with its right', () => {
    const routes = Object.entries(routesOf(label)).map(([name, route]) =>
      'list' in route ? name : `${name}: ${route.method} ${route.path} ${route.access}`,
    );
    expect(routes).toEqual([
      'labels',
      'createLabel: POST /api/tenant/labels tenant.webhooks.create',
      'changeLabel: PATCH /api/tenant/labels/:id tenant.webhooks.update',
      'replaceLabel: PUT /api/tenant/labels/:id tenant.webhooks.update',
      'removeLabel: DELETE /api/tenant/labels/:id tenant.webhooks.delete',
      'removeLabels: DELETE /api/tenant/labels tenant.webhooks.delete',
    ]);
  });

  it('given the bodies of its routes, when parsed, then what may be left out is filled in and what only we write is ignored', () => {
    const { create: creation, change, replace } = label.endpoints;
    expect(creation.body?.parse({ name: ' Urgent ' })).toEqual({ name: 'Urgent', description: '' });
    expect(creation.body?.safeParse({ description: '' }).success).toBe(false);
    expect(change.body?.parse({})).toEqual({});
    const whole = { id: labelId, name: 'Urgent', description: '', createdAt: 'x', updatedAt: 'y', version: 3 };
    expect(replace.body?.safeParse(whole).success).toBe(true);
    expect(replace.body?.safeParse({ ...whole, colour: 'red' }).success).toBe(false);
  });
});
