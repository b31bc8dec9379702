import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import grpc from '@grpc/grpc-js';
import type { ExpectedRevision, Log, Proposed, Verdict } from './log.harness.ts';

/** What becomes of an append that came: it may be taken and the answer lost, or nobody answers at all. */
export type Fate = 'answered' | 'lost' | 'silent';

const proposedFrom = (message: streams.AppendReq.ProposedMessage): Proposed => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

const expectedFrom = (options: streams.AppendReq.Options): ExpectedRevision => {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  return options.hasStreamExists() ? 'stream_exists' : BigInt(options.getRevision());
};

const nameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

const refusal = (code: number, exception: string, more: Record<string, string> = {}) => {
  const metadata = new grpc.Metadata();
  for (const [name, value] of Object.entries({ exception, ...more })) metadata.set(name, value);
  return { code, details: exception, metadata };
};
const connectionLost = { code: grpc.status.UNAVAILABLE, details: 'connection dropped', metadata: new grpc.Metadata() };

const answerOf = (verdict: Exclude<Verdict, { tooLarge: number }>, expected: ExpectedRevision) => {
  const answer = new streams.AppendResp();
  if (verdict.taken) {
    const position = new streams.AppendResp.Position();
    position.setCommitPosition(String(verdict.position)).setPreparePosition(String(verdict.position));
    const success = new streams.AppendResp.Success();
    return answer.setSuccess(success.setCurrentRevision(String(verdict.revision)).setPosition(position));
  }
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (verdict.current === 'no_stream') wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(verdict.current));
  if (typeof expected === 'bigint') wrong.setExpectedRevision(String(expected));
  if (expected === 'no_stream') wrong.setExpectedNoStream(new shared.Empty());
  if (expected === 'stream_exists') wrong.setExpectedStreamExists(new shared.Empty());
  return answer.setWrongExpectedVersion(wrong);
};

/** `Append`: one call for one append, which servers of every version know. */
export const appendTo =
  (log: Log, fateOf: () => Fate) =>
  (
    call: grpc.ServerReadableStream<streams.AppendReq, streams.AppendResp>,
    answer: grpc.sendUnaryData<streams.AppendResp>,
  ): void => {
    let options: streams.AppendReq.Options | undefined;
    const proposed: Proposed[] = [];
    call.on('data', (request: streams.AppendReq) => {
      options ??= request.getOptions();
      const message = request.getProposedMessage();
      if (message) proposed.push(proposedFrom(message));
    });
    call.on('end', () => {
      if (!options) return;
      const fate = fateOf();
      if (fate === 'silent') return;
      const asked = options;
      const expected = expectedFrom(asked);
      const verdict = log.append(nameOf(asked.getStreamIdentifier()), proposed, expected);
      if (fate === 'lost') return answer(connectionLost);
      if ('tooLarge' in verdict)
        return answer(
          refusal(grpc.status.INVALID_ARGUMENT, 'maximum-append-size-exceeded', {
            'maximum-append-size': String(verdict.tooLarge),
          }),
        );
      answer(null, answerOf(verdict, expected));
    });
  };
