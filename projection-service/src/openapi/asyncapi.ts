import { busHeaders, busType, IMPORTED_HEADER, topicOf } from 'contracts/bus/bus';
import { contextsByName } from 'contracts/contexts';
import { eventsOf } from 'contracts/events';
import type { EventDefinition } from 'contracts/kernel/message';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

type Reference = { $ref: string };
type Message = {
  name: string;
  title: string;
  contentType: string;
  headers: JsonSchema | { allOf: (JsonSchema | Reference)[] };
  payload: JsonSchema;
  bindings: { kafka: { key: JsonSchema } };
};
export type AsyncApiDocument = {
  asyncapi: '3.0.0';
  info: { title: string; version: string; description: string };
  defaultContentType: string;
  channels: Record<string, { address: string; description: string; messages: Record<string, Reference> }>;
  operations: Record<string, { action: 'send'; channel: Reference; summary: string }>;
  components: { messages: Record<string, Message>; schemas: Record<string, JsonSchema> };
};

const text: JsonSchema = { type: 'string' };
const sealed: JsonSchema = {
  type: 'object',
  description: 'Personal data, encrypted: `sealed` says nothing to who does not hold the key of that id.',
  properties: { sealed: text, key: text },
  required: ['sealed', 'key'],
};
const erased: JsonSchema = {
  type: 'object',
  description: 'Where personal data would stand of somebody who was erased.',
  properties: { erased: { const: true } },
  required: ['erased'],
};
const headers: JsonSchema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(Object.entries(busHeaders).map(([name, description]) => [name, { ...text, description }])),
    [IMPORTED_HEADER]: { ...text, description: 'Only on what was told as history; always `true`' },
  },
  required: Object.keys(busHeaders),
};
const hidden: JsonSchema = {
  anyOf: [{ $ref: '#/components/schemas/Sealed' }, { $ref: '#/components/schemas/Erased' }],
};

/** What an event brings, as it is stored: personal fields sealed, fields that hold nothing left out. */
const payloadOf = ({ data, personal, absent = {} }: EventDefinition): JsonSchema => {
  const { additionalProperties: _, ...schema } = jsonSchemaOf(data, 'output');
  const properties = Object.entries(schema.properties ?? {}).map(
    ([field, written]) => [field, field in personal ? hidden : written] as const,
  );
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: (schema.required ?? []).filter((field) => !(field in absent)),
  };
};

const messageOf = (name: string, definition: EventDefinition): Message => ({
  name,
  title: definition.type,
  contentType: 'application/json',
  headers: { allOf: [{ $ref: '#/components/schemas/Headers' }, { properties: { ce_type: { const: name } } }] },
  payload: payloadOf(definition),
  bindings: {
    kafka: { key: { ...text, description: 'The stream: what concerns one thing is in one partition, in order.' } },
  },
});

/** AsyncAPI 3 of every event on the bus, for the programs of others that read it. */
export const asyncApiDocument = (): AsyncApiDocument => {
  const told = Object.entries(contextsByName).flatMap(([context, declared]) => {
    const messages = eventsOf(declared).map(
      (definition) => [busType(context, definition.type, definition.version), definition] as const,
    );
    return messages.length > 0 ? [{ context, messages }] : [];
  });
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Onrecord events',
      version: '1',
      description: [
        'Everything that happens, as CloudEvents 1.0 in the binary form of Kafka: attributes are headers, the value is JSON.',
        'Each event comes at least once, and again only under the same `ce_id`; those of one stream come in order.',
        'The last part of `ce_type` is the version of the form: events from before a form changed keep their older one, which is not described here.',
        'A reader takes the types that it knows and passes all others, and fields that it does not know. No value is ever null as a whole: topics hold no tombstones.',
      ].join(' '),
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(
      told.map(({ context, messages }) => [
        context,
        {
          address: topicOf(context),
          description: `Events of the context ${context}`,
          messages: Object.fromEntries(messages.map(([name]) => [name, { $ref: `#/components/messages/${name}` }])),
        },
      ]),
    ),
    operations: Object.fromEntries(
      told.map(({ context }) => [
        `publish.${context}`,
        { action: 'send', channel: { $ref: `#/channels/${context}` }, summary: `Publishes what happens in ${context}` },
      ]),
    ),
    components: {
      messages: Object.fromEntries(
        told.flatMap(({ messages }) => messages.map(([name, definition]) => [name, messageOf(name, definition)])),
      ),
      schemas: { Headers: headers, Sealed: sealed, Erased: erased },
    },
  };
};
