import { ENGINES } from '#deploy/engines/engines';
import { say } from '#deploy/local/step';
import { wantFfmpeg } from './ffmpeg.ts';
import { notRun } from './outcome.ts';
import { journeys, type Stage, specs } from './stage.ts';

/** Stages that are run on engines: those of these names are started for them. */
export type EngineStage = Stage & { on: readonly string[] };

/** Engines that the environment does not name: without one it would pass on what is embedded, and say nothing of it. */
const NAMED_BY = { Kafka: 'KAFKA_URL', Redis: 'REDIS_URL', S3: 'S3_URL' } as const;
type Named = keyof typeof NAMED_BY;

const onAll = (stage: Stage, on: readonly Named[]): EngineStage => ({
  ...stage,
  on,
  run: async () => {
    const absent = on.filter((name) => !process.env[NAMED_BY[name]]);
    if (absent.length === 0) return stage.run();
    say(`skipped: no ${absent.join(', ')}`);
    return notRun(`${stage.name}: there is no ${absent.join(', no ')}`);
  },
});

/** Without a bucket in `S3_URL` there is nothing to run on. */
const inBucket = (stage: Stage): EngineStage => ({
  ...stage,
  on: ['S3'],
  run: async () => {
    if (process.env.S3_URL) return stage.run();
    say('skipped: no bucket');
    return notRun(`${stage.name}: there is no bucket`);
  },
});
/** Everything else is embedded then. */
const S3_ALONE = { KAFKA_URL: undefined, POLICIES_FROM_KAFKA: undefined, REDIS_URL: undefined };

const STORY = [
  'the-story-on-three-processes',
  'the-story-with-ra-data-simple-rest-as-client',
  'recruiter-takes-a-job-to-a-decision',
  'keyboard-alone-through-the-story',
  'kill-in-the-middle-loses-nothing',
  'a-stranger-applies-and-hears-back',
];

/** What is checked on the engines that the environment names. */
export const ENGINE_STAGES: EngineStage[] = [
  { ...specs('specs on engines', ['engine']), on: ENGINES.map(({ name }) => name) },
  onAll(journeys('the story on engines', STORY, { JOURNEY_SPLIT: '1' }), ['Kafka', 'Redis', 'S3']),
  inBucket(specs('specs of files on S3', ['int'], { prepare: wantFfmpeg, files: ['deploy/uploads'], env: S3_ALONE })),
  inBucket(journeys('journeys on S3', [], S3_ALONE)),
];
