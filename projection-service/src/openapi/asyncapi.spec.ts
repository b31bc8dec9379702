import { busContexts, busHeaders, topicOf } from 'contracts/bus/bus';
import { eventCatalogue } from 'contracts/events';
import { describe, expect, it } from 'vitest';
import { asyncApiDocument } from './asyncapi.ts';

const document = asyncApiDocument();
const { messages, schemas } = document.components;

describe('the document of the bus', () => {
  it('given the catalogue of events, when written, then each is there once, under its type with its version', () => {
    expect(Object.keys(messages)).toHaveLength(eventCatalogue.length);
    for (const { type, version } of eventCatalogue)
      expect(Object.keys(messages).filter((name) => name.endsWith(`.${type}.v${version}`))).toHaveLength(1);
  });

  it('given contexts that have events, when written, then each has a channel, which lists its messages alone', () => {
    expect(Object.keys(document.channels).sort()).toEqual([...busContexts].sort());
    for (const [context, { address, messages: listed }] of Object.entries(document.channels)) {
      expect(address).toBe(topicOf(context));
      for (const name of Object.keys(listed)) expect(name.split('.')[1]).toBe(context);
    }
    expect(Object.values(document.channels).flatMap(({ messages: listed }) => Object.keys(listed))).toHaveLength(
      eventCatalogue.length,
    );
  });

  it('given personal fields, when written, then nothing of their form is told: they are sealed or erased', () => {
    const personal = eventCatalogue.filter((definition) => Object.keys(definition.personal).length > 0);
    expect(personal.length).toBeGreaterThan(10);
    for (const { type, version, personal: fields } of personal) {
      const message = Object.values(messages).find(({ name }) => name.endsWith(`.${type}.v${version}`));
      for (const field of Object.keys(fields))
        expect(message?.payload.properties?.[field]?.anyOf?.map(({ $ref }) => $ref)).toEqual([
          '#/components/schemas/Sealed',
          '#/components/schemas/Erased',
        ]);
    }
  });

  it('given every reference in the document, when followed, then it leads somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    expect(references.length).toBeGreaterThan(0);
    for (const path of new Set(references)) {
      const [area = '', ...rest] = path.split('/');
      const found =
        area === 'channels'
          ? document.channels[rest[0] ?? '']
          : { messages, schemas }[rest[0] as 'messages']?.[rest.slice(1).join('/')];
      expect(found, path).toBeDefined();
    }
  });

  it('given the headers, when written, then all that a message always has are required', () => {
    expect(schemas.Headers?.required).toEqual(Object.keys(busHeaders));
  });
});
