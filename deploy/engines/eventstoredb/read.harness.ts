import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type grpc from '@grpc/grpc-js';
import type { Log, Logged } from './log.harness.ts';

/** What servers of a version tell, and those before do not. */
export type Telling = { positionsOfStreams: boolean; caughtUp: boolean; subscribed(after: bigint): void };

type Call = grpc.ServerWritableStream<streams.ReadReq, streams.ReadResp>;
type Options = streams.ReadReq.Options;

/** Events that a filter looks at before it tells how far it is, where nobody says how many. */
const WINDOW = 32;

const uuid = (id: string) => new shared.UUID().setString(id);
const identifierOf = (stream: string) =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream, 'utf8').toString('base64'));

const eventFrom = (logged: Logged, tellsPosition: boolean): streams.ReadResp => {
  const event = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(uuid(logged.id))
    .setStreamIdentifier(identifierOf(logged.stream))
    .setStreamRevision(String(logged.revision))
    .setData(logged.data)
    .setCustomMetadata(logged.metadata);
  // What those say that do not know it.
  const position = tellsPosition ? String(logged.position) : '18446744073709551615';
  event.setCommitPosition(position).setPreparePosition(position);
  event
    .getMetadataMap()
    .set('type', logged.type)
    .set('content-type', logged.contentType)
    .set('created', logged.created);
  const read = new streams.ReadResp.ReadEvent().setEvent(event);
  if (tellsPosition) read.setCommitPosition(position);
  else read.setNoPosition(new shared.Empty());
  return new streams.ReadResp().setEvent(read);
};

/** Writes, and waits while the reader is slower. False once nobody reads any more. */
const written = async (call: Call, answer: streams.ReadResp): Promise<boolean> => {
  if (call.cancelled || call.destroyed) return false;
  if (call.write(answer)) return true;
  return new Promise((resolve) => {
    const go = (goesOn: boolean) => () => {
      call.removeListener('drain', drained).removeListener('cancelled', gone).removeListener('close', gone);
      resolve(goesOn);
    };
    const [drained, gone] = [go(true), go(false)];
    call.once('drain', drained).once('cancelled', gone).once('close', gone);
  });
};

const readStream = async (log: Log, { call, options, telling }: Reading): Promise<void> => {
  const asked = options.getStream() as streams.ReadReq.Options.StreamOptions;
  const identifier = asked.getStreamIdentifier();
  const events = log.stream(Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8'));
  if (!events) {
    const missing = new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifier);
    await written(call, new streams.ReadResp().setStreamNotFound(missing));
    return void call.end();
  }
  const isBack = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  const start = asked.hasEnd() ? events.length - 1 : asked.hasStart() ? 0 : Number(asked.getRevision());
  const count = Number(options.getCount());
  const found = isBack
    ? events.slice(Math.max(0, start - count + 1), start + 1).reverse()
    : events.slice(start, start + count);
  for (const event of found) if (!(await written(call, eventFrom(event, telling.positionsOfStreams)))) return;
  call.end();
};

const readAll = async (log: Log, { call, options }: Reading): Promise<void> => {
  const asked = options.getAll() as streams.ReadReq.Options.AllOptions;
  const isBack = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  const at = BigInt(asked.getPosition()?.getCommitPosition() ?? 0);
  const start = asked.hasEnd() ? log.all.length : asked.hasStart() ? 0 : log.indexOf(at);
  const count = Number(options.getCount());
  const found = isBack
    ? log.all.slice(Math.max(0, start - count), start).reverse()
    : log.all.slice(start, start + count);
  for (const event of found) if (!(await written(call, eventFrom(event, true)))) return;
  call.end();
};

const wantedBy = (filter: streams.ReadReq.Options.FilterOptions | undefined): ((event: Logged) => boolean) => {
  const expression = filter?.getEventType() ?? filter?.getStreamIdentifier();
  if (!filter || !expression) return () => true;
  const textOf = ({ type, stream }: Logged) => (filter.hasEventType() ? type : stream);
  const pattern = expression.getRegex() ? new RegExp(expression.getRegex()) : undefined;
  const prefixes = expression.getPrefixList();
  return (event) => pattern?.test(textOf(event)) ?? prefixes.some((prefix) => textOf(event).startsWith(prefix));
};

const subscribe = async (log: Log, { call, options, telling }: Reading): Promise<void> => {
  const asked = options.getAll() as streams.ReadReq.Options.AllOptions;
  const filter = options.getFilter();
  const isWanted = wantedBy(filter);
  const window = (filter?.getMax() || WINDOW) * (filter?.getCheckpointintervalmultiplier() || 1);
  const confirmation = new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID());
  let goesOn = await written(call, new streams.ReadResp().setConfirmation(confirmation));
  const after = asked.getPosition()?.getCommitPosition();
  telling.subscribed(BigInt(after ?? 0));
  let next = asked.hasEnd() ? log.all.length : after === undefined ? 0 : log.indexOf(BigInt(after) + 1n);
  let looked = 0;
  let isLive = false;
  while (goesOn) {
    const event = log.all[next];
    if (!event) {
      if (!isLive && telling.caughtUp)
        await written(call, new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()));
      isLive = true;
      goesOn = await more(log, call);
      continue;
    }
    next += 1;
    looked += 1;
    if (isWanted(event)) goesOn = await written(call, eventFrom(event, true));
    if (!filter || looked < window) continue;
    looked = 0;
    const checkpoint = new streams.ReadResp.Checkpoint();
    checkpoint.setCommitPosition(String(event.position)).setPreparePosition(String(event.position));
    goesOn = goesOn && (await written(call, new streams.ReadResp().setCheckpoint(checkpoint)));
  }
};

/** Waits for an append. False once nobody reads any more. */
const more = (log: Log, call: Call): Promise<boolean> =>
  new Promise((resolve) => {
    if (call.cancelled || call.destroyed) return resolve(false);
    const go = (goesOn: boolean) => () => {
      stop();
      call.removeListener('cancelled', gone).removeListener('close', gone);
      resolve(goesOn);
    };
    const gone = go(false);
    const stop = log.onAppend(go(true));
    call.once('cancelled', gone).once('close', gone);
  });

type Reading = { call: Call; options: Options; telling: Telling };

/** `Read`: streams and $all, both ways, and subscriptions to $all with a filter. */
export const readFrom =
  (log: Log, telling: Telling) =>
  (call: Call): void => {
    const options = call.request.getOptions();
    if (!options) return void call.end();
    const reading = { call, options, telling };
    const work = options.hasStream() ? readStream : options.hasSubscription() ? subscribe : readAll;
    work(log, reading).catch((error: Error) => call.destroy(error));
  };
