import { recordIn } from 'access/recruiting/record-in';
import { subAccountGroup } from 'contracts/identity/sub-account-group/sub-account-group.entity';
import { uploadLimits } from 'contracts/library/file/file.choices';
import type { GivenProgramRejection } from 'contracts/training/given-program/given-program.entity';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { ProgramRejection } from 'contracts/training/program/program.fields';
import type { EventStore } from 'platform/event-store/event-store';
import { requireLabels } from '#command-service/automation/label/label.lookup';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { refuseFaults } from '#command-service/recruiting/question/question.decider';
import { hasGivenLessons } from '#command-service/training/given-program/given-to';
import { libraryFiles } from '#command-service/training/library-files';
import { programDecider } from './program.decider.ts';

type Media = { thumbnailId?: string | null; instructionsVideoId?: string | null };

const requireShown = async (store: EventStore, tenantId: string, shown: Media): Promise<void> => {
  const { thumbnailId = null, instructionsVideoId = null } = shown;
  const ids = [thumbnailId, instructionsVideoId].filter((id) => id !== null);
  const known = await libraryFiles(store, { tenantId, ids });
  const picture = known.get(thumbnailId ?? '');
  const thumbnailFault = (): ProgramRejection | null => {
    if (thumbnailId === null) return null;
    if (picture?.type !== 'image') return 'thumbnail-not-found';
    return picture.size > uploadLimits.thumbnail.maxBytes ? 'thumbnail-too-large' : null;
  };
  const isVideo = instructionsVideoId === null || known.get(instructionsVideoId)?.type === 'video';
  refuseFaults<ProgramRejection>([
    ['thumbnailId', thumbnailFault()],
    ['instructionsVideoId', isVideo ? null : 'program-video-not-found'],
  ]);
};

const requireLessons = async (store: EventStore, tenantId: string, ids: readonly string[]): Promise<void> => {
  const states = await Promise.all(ids.map((id) => entityState(store, trainingLesson, { tenantId, id })));
  const isMissing = states.some(({ status }) => status !== 'kept');
  refuseFaults<ProgramRejection>([['lessonIds', isMissing ? 'lesson-not-found' : null]]);
};

/** Groups that it was not given to before are the company's. */
const requireGroups = async (store: EventStore, tenantId: string, of: { id: string; groupIds: readonly string[] }) => {
  if (of.groupIds.length === 0) return;
  const before = (await recordIn(store, trainingProgram, { tenantId, id: of.id }))?.groupIds ?? [];
  const added = of.groupIds.filter((id) => !before.includes(id));
  const found = await Promise.all(added.map((id) => recordIn(store, subAccountGroup, { tenantId, id })));
  const isKnown = found.every((group) => group !== undefined);
  refuseFaults<GivenProgramRejection>([['groupIds', isKnown ? null : 'sub-account-group-unknown']]);
};

type Given = { lessonIds?: readonly string[]; groupIds?: readonly string[] };

/** What a parent gave is for the company's own people: it goes no further in a program of its own (docs/product.md PAR-11). */
const requireOwnLessons = async (store: EventStore, tenantId: string, id: string, changed: Given): Promise<void> => {
  const before = await recordIn(store, trainingProgram, { tenantId, id });
  const { lessonIds = before?.lessonIds ?? [], groupIds = before?.groupIds ?? [] } = changed;
  if (groupIds.length === 0 || before?.origin) return;
  const isGiven = await hasGivenLessons(
    store,
    tenantId,
    lessonIds.map((lessonId) => ({ lessonId })),
  );
  const field = changed.groupIds ? 'groupIds' : 'lessonIds';
  refuseFaults<GivenProgramRejection>([[field, isGiven ? 'lesson-given-further' : null]]);
};

const sendProgram = entityHandler(trainingProgram, programDecider);

/** Commands of programs: their lessons, files and labels are the company's. */
export const programHandler = (deps: HandlerDeps): SendEntity<typeof trainingProgram> => {
  const { store } = deps;
  const send = sendProgram(deps);
  return async (id, command, ifMatch) => {
    if (command.type === 'CreateTrainingProgram' || command.type === 'ChangeTrainingProgram') {
      const { lessonIds = [], labelIds = [], groupIds = [] } = command.data;
      const { tenantId } = command.metadata;
      await requireShown(store, tenantId, command.data);
      await requireLessons(store, tenantId, lessonIds);
      await requireGroups(store, tenantId, { id, groupIds });
      await requireOwnLessons(store, tenantId, id, command.data);
      await requireLabels(store, tenantId, { labelIds, thing: 'training', field: 'labelIds' });
    }
    return send(id, command, ifMatch);
  };
};
