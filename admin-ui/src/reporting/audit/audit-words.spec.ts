import {
  auditedChoices,
  auditedEntities,
  auditedEvents,
  auditedFields,
  resourceOf,
  usualEvent,
} from 'contracts/reporting/audit/audited-events';
import { describe, expect, it } from 'vitest';
import { ptBr } from '#admin-ui/i18n/pt-br';
import { allEnUs } from '#admin-ui/test/all-words.fixture';

type Catalogue = { [key: string]: string | Catalogue };

const isSaid = (catalogue: Catalogue, key: string): boolean => {
  const found = key
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      catalogue,
    );
  return typeof found === 'string' && found !== '';
};

describe.each([
  ['en-us', allEnUs as Catalogue],
  ['pt-br', ptBr as Catalogue],
])('words of the audit in %s', (_language, catalogue) => {
  const missing = (keys: string[]) => keys.filter((key) => !isSaid(catalogue, key));
  const words = (entity: string) => `resources.${resourceOf(entity)}`;

  it('given everything that has a history, when it is named, then there is a name', () => {
    expect(auditedEntities).toContain('interview');
    expect(missing(auditedEntities.map((entity) => `${words(entity)}.historyName`))).toEqual([]);
  });

  it('given every event, when it is told, then there is a sentence of its own or the usual one', () => {
    const silent = auditedEvents.filter(({ aggregate, type }) => {
      const events = `${words(aggregate)}.events`;
      return !isSaid(catalogue, `${events}.${type}`) && !isSaid(catalogue, `${events}.${usualEvent(aggregate, type)}`);
    });
    expect(silent.map(({ type }) => type)).toEqual([]);
  });

  it('given every field of an event, when its values are shown, then the field has a name', () => {
    const unnamed = auditedEvents.flatMap((event) =>
      Object.keys(auditedFields(event))
        .filter(
          (field) =>
            !isSaid(catalogue, `${words(event.aggregate)}.fields.${field}`) &&
            !isSaid(catalogue, `reporting.audit.field.${field}`),
        )
        .map((field) => `${event.type}.${field}`),
    );
    expect(unnamed).toEqual([]);
  });

  it('given every status and other choice of a field, when it is shown, then it has a word', () => {
    const keys = auditedEntities.flatMap((entity) =>
      Object.entries(auditedChoices(entity)).flatMap(([field, values]) =>
        values.map((value) => `${words(entity)}.${field}.${value}`),
      ),
    );
    expect(keys).toContain('resources.interviews.status.approved');
    expect(missing(keys)).toEqual([]);
  });

  it('given the sentences for events, when they are looked up, then each is of an event that there is', () => {
    const resources = catalogue.resources as Record<string, Catalogue>;
    const told = auditedEntities.flatMap((entity) =>
      Object.keys((resources[resourceOf(entity)]?.events ?? {}) as object),
    );
    const types = new Set([...auditedEvents.map(({ type }) => type), 'Created', 'Changed', 'Removed']);
    expect(told.filter((type) => !types.has(type))).toEqual([]);
  });
});
