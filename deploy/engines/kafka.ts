import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from '#deploy/local/free-port';
import { ROOT } from '#deploy/local/settings';
import { succeeds } from '#deploy/local/test/debian';
import { ENGINES_DIR, type Engine, runToEnd, type Server, startServer } from './server.ts';

const POM = join(ROOT, 'deploy', 'engines', 'kafka', 'pom.xml');
const MEMORY = '-Xmx384m';

/** Where the broker listens, and where clients from elsewhere are told to find it. */
type Ports = { port: number; controller: number; far: { host: string; port: number } };

const properties = (dir: string, { port, controller, far }: Ports): string => `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controller}
listeners=PLAINTEXT://127.0.0.1:${port},CLIENTS://127.0.0.1:${far.port},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=PLAINTEXT://127.0.0.1:${port},CLIENTS://${far.host}:${far.port}
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CLIENTS:PLAINTEXT,CONTROLLER:PLAINTEXT
controller.listener.names=CONTROLLER
log.dirs=${join(dir, 'log')}
num.partitions=3
offsets.topic.replication.factor=1
offsets.topic.num.partitions=3
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
transaction.state.log.num.partitions=3
group.initial.rebalance.delay.ms=0
group.min.session.timeout.ms=3000
`;

/** One broker in KRaft mode, of the jars that Maven brings, on the machine's Java. `host`: by which clients find this machine. */
export const kafkaAt = (host: string, wanted?: number): Engine<Server> => ({
  name: 'Kafka',
  settings: ['KAFKA_URL'],
  start: async (dir) => {
    if (!(await succeeds('java', '-version'))) return { absent: 'there is no Java on this machine' };
    const jars = join(ENGINES_DIR, 'kafka', 'lib');
    await mkdir(dir, { recursive: true });
    const log = join(dir, 'output.log');
    if (!existsSync(jars)) {
      const got = await runToEnd(
        'mvn',
        ['-q', '-B', '-f', POM, 'dependency:copy-dependencies', `-DoutputDirectory=${jars}`],
        log,
      );
      if (got !== 0) return { absent: `Maven could not bring it: see ${log}` };
    }
    const [port = 0, controller = 0, far = 0] = await freePorts(3, wanted === undefined ? [] : [wanted]);
    const ports = { port, controller, far: { host, port: wanted ?? far } };
    const file = join(dir, 'server.properties');
    await writeFile(file, properties(dir, ports));
    const java = [MEMORY, '-cp', join(jars, '*')];
    const id = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
    const formatted = await runToEnd(
      'java',
      [...java, 'kafka.tools.StorageTool', 'format', `--cluster-id=${id}`, '-c', file],
      log,
    );
    if (formatted !== 0) return { absent: `its storage could not be made: see ${log}` };
    return startServer(
      { program: 'java', args: [...java, 'kafka.Kafka', file], port: ports.far.port, log },
      { KAFKA_URL: `kafka://${host}:${ports.far.port}` },
    );
  },
});

export const kafka = kafkaAt('127.0.0.1');
