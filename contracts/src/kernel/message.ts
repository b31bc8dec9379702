import type { Command as EmmettCommand, Event as EmmettEvent } from '@event-driven-io/emmett';
import { z } from 'zod';
import { erasedField, personalFields } from './personal.ts';

/** Who caused a change: a person by user id (as `platform-admin` acting as platform admin), a company's API key by its id, or the system by the name of the policy that acted. */
export const Actor = z.object({ type: z.enum(['user', 'platform-admin', 'api-key', 'system']), id: z.string() });
export type Actor = z.infer<typeof Actor>;

/** A parent company, as whose admin somebody acts in another. */
export type PartnerOf = { companyId: string; name: string };

/** A request under an idempotency key: its route, and a keyed hash of what it asked for. */
export type RequestScope = { route: string; hash: string };

/** What every stored event says about its own cause. Stored for ever. Times are UTC, ISO 8601. */
export type Metadata = {
  /** The company, or `global` for facts that belong to none. */
  tenantId: string;
  actor: Actor;
  /** Who acted came in as an admin of this parent of the company, by its name on that day. Absent: one of the company's own. */
  partnerOf?: PartnerOf;
  /** Address the request came from; null for the system. Personal data of the actor. */
  ip: string | null;
  occurredAt: string;
  /** The request or feed event at the root of the chain. */
  correlationId: string;
  /** The command or event right before this one. */
  causationId: string;
  idempotencyKey?: string;
  /** Absent where the key is one of our own. */
  request?: RequestScope;
  /** Told to us as history (a load, a migration): everybody remembers it, no policy acts on it. */
  imported?: true;
};

/** Metadata of a command: the cause its events will carry, and the moment (`now`) at which it is decided. */
export type CommandMetadata = Metadata & { now: Date };

export type Event<
  Type extends string = string,
  Data extends Record<string, unknown> = Record<string, unknown>,
> = EmmettEvent<Type, Data, Metadata>;
export type Command<
  Type extends string = string,
  Data extends Record<string, unknown> = Record<string, unknown>,
> = EmmettCommand<Type, Data, CommandMetadata>;

/** An event as the feed and the store give it back: decoded, with its position in the one total order. */
export type Recorded<E extends Event = Event> = E & {
  id: string;
  position: bigint;
  streamName: string;
  /** 1 for the first event of its stream. */
  streamVersion: bigint;
};

type Upcast = (data: Record<string, unknown>) => Record<string, unknown>;

export type EventDefinition<Type extends string = string, Data extends z.ZodObject = z.ZodObject> = {
  aggregate: string;
  type: Type;
  data: Data;
  /** Version written today; `upcasts[n]` lifts data of version n to n + 1. */
  version: number;
  upcasts: Record<number, Upcast>;
  /** What fields hold that came later than an event was stored. */
  absent?: Readonly<Record<string, unknown>>;
  /** Personal field → field that holds its subject's id. */
  personal: Record<string, string>;
  /** Field that holds the id of the person whom it erases. */
  erases: string | null;
};

type Shapes = Record<string, z.ZodObject>;
export type EventsOf<S extends Shapes> = {
  [Type in keyof S & string]: Event<Type, z.infer<S[Type]>>;
}[keyof S & string];

/**
 * Declares the events of one aggregate: the storage format. Rename or retype nothing without an upcast:
 * `history` maps an event type to the upcasts of its older versions, in order.
 */
export const defineEvents = <const S extends Shapes>(
  aggregate: string,
  shapes: S,
  history: { readonly [Type in keyof S]?: readonly Upcast[] } = {},
): { aggregate: string; shapes: S; definitions: EventDefinition[] } => ({
  aggregate,
  shapes,
  definitions: Object.entries(shapes).map(([type, data]) => {
    const upcasts = history[type] ?? [];
    return {
      aggregate,
      type,
      data,
      version: upcasts.length + 1,
      upcasts: Object.fromEntries(upcasts.map((upcast, index) => [index + 1, upcast])),
      personal: personalFields(data),
      erases: erasedField(data),
    };
  }),
});

/** The event that a command caused: its own facts, the command's cause. */
export const caused = <Type extends string, Data extends Record<string, unknown>>(
  { metadata: { now: _, ...cause } }: { metadata: CommandMetadata },
  type: Type,
  data: Data,
) => ({ type, data, metadata: cause as Metadata });
