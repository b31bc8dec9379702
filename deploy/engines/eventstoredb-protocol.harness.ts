import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import grpc from '@grpc/grpc-js';
import { appendTo, type Fate } from './eventstoredb/append.harness.ts';
import { openLog } from './eventstoredb/log.harness.ts';
import { readFrom } from './eventstoredb/read.harness.ts';

/** What the oldest server that is supported knows less than later ones. */
export type Version = '20.6' | '24.2';

/**
 * A small server of the wire protocol for tests, not EventStoreDB: its log is in memory, and it knows no users, projections or
 * persistent subscriptions.
 */
export const startProtocolServer = async ({
  version = '24.2',
  tls,
}: {
  version?: Version;
  /** With a certificate for 127.0.0.1, and one user. */
  tls?: { key: Buffer; certificate: Buffer; user: string; password: string };
} = {}) => {
  const log = openLog();
  const isOld = version === '20.6';
  let fates: Fate[] = [];
  const subscriptions: bigint[] = [];
  const fateOf = () => fates.shift() ?? 'answered';

  const basic = tls && `Basic ${Buffer.from(`${tls.user}:${tls.password}`).toString('base64')}`;
  const isKnown = ({ metadata }: { metadata: grpc.Metadata }) =>
    basic === undefined || metadata.get('authorization')[0] === basic;
  const stranger = { code: grpc.status.UNAUTHENTICATED, details: 'nobody it knows', metadata: new grpc.Metadata() };
  const read = readFrom(log, {
    ...{ positionsOfStreams: !isOld, caughtUp: !isOld },
    subscribed: (after) => void subscriptions.push(after),
  });
  const append = appendTo(log, fateOf);

  /** As servers from 21.6 on say it, though nothing takes these here: the store is not to call it. */
  const supported = (): features.SupportedMethods => {
    const methods = new features.SupportedMethods().setEventStoreServerVersion('24.2.0.0');
    methods.addMethods(
      new features.SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName('batchappend'),
    );
    return methods;
  };
  const members = (boundTo: number): gossip.ClusterInfo => {
    const endPoint = new gossip.EndPoint().setAddress('127.0.0.1').setPort(boundTo);
    const member = new gossip.MemberInfo()
      .setInstanceId(new shared.UUID().setString(crypto.randomUUID()))
      .setTimeStamp('0')
      .setState(gossip.MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(endPoint);
    const info = new gossip.ClusterInfo();
    info.addMembers(member);
    return info;
  };

  const listen = async (wanted: number): Promise<{ server: grpc.Server; port: number }> => {
    const server = new grpc.Server({ 'grpc.max_receive_message_length': -1 });
    let bound = wanted;
    const credentials = tls
      ? grpc.ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.certificate }])
      : grpc.ServerCredentials.createInsecure();
    server.addService(
      streamsService.StreamsService as never,
      {
        read: (call: Parameters<typeof read>[0]) => (isKnown(call) ? read(call) : void call.emit('error', stranger)),
        append: (call: Parameters<typeof append>[0], answer: Parameters<typeof append>[1]) =>
          isKnown(call) ? append(call, answer) : answer(stranger),
      } as never,
    );
    server.addService(
      gossipService.GossipService as never,
      {
        read: (_: unknown, answer: grpc.sendUnaryData<gossip.ClusterInfo>) => answer(null, members(bound)),
      } as never,
    );
    if (!isOld)
      server.addService(
        featuresService.ServerFeaturesService as never,
        {
          getSupportedMethods: (_: unknown, answer: grpc.sendUnaryData<features.SupportedMethods>) =>
            answer(null, supported()),
        } as never,
      );
    bound = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${wanted}`, credentials, (error, given) => (error ? reject(error) : resolve(given)));
    });
    return { server, port: bound };
  };

  let current = await listen(0);
  return {
    port: current.port,
    url: `esdb://127.0.0.1:${current.port}?tls=false`,
    /** A cluster whose first node is dead. */
    discoverUrl: `esdb://127.0.0.1:1,127.0.0.1:${current.port}?tls=false`,
    log,
    /** After which positions it was followed, one after the other. */
    subscriptions,
    /** What becomes of the next appends, one after the other. */
    next: (...more: Fate[]) => {
      fates = [...fates, ...more];
    },
    /** Cuts every connection; what was written stays. */
    restart: async (away: () => Promise<void> = async () => {}) => {
      const { port: same } = current;
      current.server.forceShutdown();
      await away();
      current = await listen(same);
    },
    close: async () => current.server.forceShutdown(),
  };
};
export type ProtocolServer = Awaited<ReturnType<typeof startProtocolServer>>;
