import { OLD_SECRET_HOURS } from 'contracts/automation/webhook/webhook.choices';
import { examplePayload, type ToldEvent, toldEvents } from 'contracts/automation/webhook/webhook.examples';
import { PAYLOAD_VERSION, payloadData, type WebhookPayload } from 'contracts/automation/webhook/webhook.payload';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

type Reference = { $ref: string };
type Message = {
  name: string;
  contentType: string;
  headers: Reference;
  payload: JsonSchema;
  examples: { name: string; payload: WebhookPayload }[];
};

const text: JsonSchema = { type: 'string' };
const headers: JsonSchema = {
  type: 'object',
  properties: {
    'webhook-id': { ...text, description: 'Id of the event: the same for each attempt and when it is sent again' },
    'webhook-timestamp': { ...text, description: 'Seconds since 1970, of this attempt' },
    'webhook-signature': {
      ...text,
      description: `\`v1,…\` for each valid secret, separated by a space: two for ${OLD_SECRET_HOURS} hours after one was rotated`,
    },
    'webhook-replay': { ...text, description: 'Id of the replay, where one sends it again' },
  },
  required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
};

const messageOf = (type: ToldEvent): Message => ({
  name: type,
  contentType: 'application/json',
  headers: { $ref: '#/components/schemas/Headers' },
  payload: {
    type: 'object',
    properties: {
      type: { const: type },
      version: { const: PAYLOAD_VERSION },
      timestamp: { ...text, format: 'date-time', description: 'When it happened, UTC' },
      data: jsonSchemaOf(payloadData[type], 'output'),
    },
    required: ['type', 'version', 'timestamp', 'data'],
  },
  examples: [{ name: type, payload: examplePayload(type) }],
});

/** AsyncAPI 3 of what webhooks tell consumers, with an example of each event. */
export const webhooksAsyncApiDocument = () => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Onrecord webhooks',
    version: String(PAYLOAD_VERSION),
    description: [
      'Events that are sent as signed POST requests, as Standard Webhooks has it.',
      'Each comes at least once, and again only under the same `webhook-id`; they may overtake each other, but for those about the same record',
      'where the webhook keeps their order (`inOrder`): a later one comes when the one before was accepted or given up.',
      'New fields may come at any time; a change that could break a consumer raises the version.',
    ].join(' '),
  },
  defaultContentType: 'application/json',
  channels: {
    webhook: {
      address: null,
      description: 'The address that a webhook names',
      messages: Object.fromEntries(toldEvents.map((type) => [type, { $ref: `#/components/messages/${type}` }])),
    },
  },
  operations: {
    tell: { action: 'send', channel: { $ref: '#/channels/webhook' }, summary: 'Tells a consumer what has happened' },
  },
  components: {
    messages: Object.fromEntries(toldEvents.map((type) => [type, messageOf(type)])),
    schemas: { Headers: headers },
  },
});
