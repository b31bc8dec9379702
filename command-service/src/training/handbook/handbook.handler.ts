import { team } from 'contracts/identity/team/team.entity';
import { remindingOn } from 'contracts/kernel/zoned-clock';
import { dayNumber } from 'contracts/kernel/zoned-day';
import { handbookDocument } from 'contracts/training/handbook/handbook.entity';
import type { HandbookRejection, HandbookStep } from 'contracts/training/handbook/handbook.fields';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { requireLabels } from '#command-service/automation/label/label.lookup';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { companyZoneOf } from '#command-service/identity/company/company.zone';
import { refuseFaults } from '#command-service/recruiting/question/question.decider';
import { libraryFiles } from '#command-service/training/library-files';
import { handbookDecider } from './handbook.decider.ts';

type Media = { fileId?: string | null; steps?: readonly HandbookStep[] };
type Named = readonly [path: string, id: string | null, type: 'image' | 'video' | null];
const faultOf = { image: 'handbook-image-not-found', video: 'handbook-video-not-found' } as const;

const filesNamed = ({ fileId = null, steps = [] }: Media): Named[] => [
  ['fileId', fileId, null],
  ...steps.flatMap(({ imageFileId, videoFileId, attachments }, at): Named[] => [
    [`steps.${at}.imageFileId`, imageFileId, 'image'],
    [`steps.${at}.videoFileId`, videoFileId, 'video'],
    ...attachments.map((one, number): Named => [`steps.${at}.attachments.${number}.fileId`, one.fileId, null]),
  ]),
];

const requireFiles = async (store: EventStore, tenantId: string, shown: Media): Promise<void> => {
  const named = filesNamed(shown);
  const known = await libraryFiles(store, { tenantId, ids: named.flatMap(([, id]) => id ?? []) });
  refuseFaults<HandbookRejection>(
    named.map(([path, id, type]) => {
      if (id === null) return [path, null];
      const found = known.get(id);
      const isRight = found !== undefined && (type === null || found.type === type);
      return [path, isRight ? null : type === null ? 'lesson-file-not-found' : faultOf[type]];
    }),
  );
};

const requireLessons = async (store: EventStore, tenantId: string, steps: readonly HandbookStep[]): Promise<void> => {
  const ids = [...new Set(steps.flatMap(({ lessonIds }) => lessonIds))];
  const states = await Promise.all(ids.map((id) => entityState(store, trainingLesson, { tenantId, id })));
  const known = new Set(ids.filter((_, at) => states[at]?.status === 'kept'));
  refuseFaults<HandbookRejection>(
    steps.map(({ lessonIds }, at) => [
      `steps.${at}.lessonIds`,
      lessonIds.every((id) => known.has(id)) ? null : 'handbook-lesson-not-found',
    ]),
  );
};

const requireTeam = async (store: EventStore, tenantId: string, id: string | null): Promise<void> => {
  const isKnown = id === null || (await entityState(store, team, { tenantId, id })).status === 'kept';
  refuseFaults<HandbookRejection>([['teamId', isKnown ? null : 'handbook-team-unknown']]);
};

const sendDocument = entityHandler(handbookDocument, handbookDecider);

/** Commands of the handbook: what a document shows and names is the company's. */
export const handbookHandler = (deps: HandlerDeps): SendEntity<typeof handbookDocument> => {
  const { store } = deps;
  const send = sendDocument(deps);
  /** In the morning of its day a document is to be looked through, by the clocks of the company (docs/product.md HBK-19). */
  const reviewAtOf = async (tenantId: string, day: string | null): Promise<string | null> =>
    day === null ? null : new Date(remindingOn(await companyZoneOf(store, tenantId), dayNumber(day))).toISOString();

  return async (id, command, ifMatch) => {
    if (command.type !== 'CreateHandbookDocument' && command.type !== 'ChangeHandbookDocument')
      return send(id, command, ifMatch);
    const { steps = [], labelIds = [], teamId = null, reviewOn } = command.data;
    const { tenantId } = command.metadata;
    await requireFiles(store, tenantId, command.data);
    await requireLessons(store, tenantId, steps);
    await requireTeam(store, tenantId, teamId);
    await requireLabels(store, tenantId, { labelIds, thing: 'training', field: 'labelIds' });
    if (reviewOn === undefined) return send(id, command, ifMatch);
    const data = { ...command.data, reviewAt: await reviewAtOf(tenantId, reviewOn) };
    return send(id, { ...command, data } as typeof command, ifMatch);
  };
};
