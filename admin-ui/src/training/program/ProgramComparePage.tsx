import { styled } from '@mui/material/styles';
import type { TrainingVersionView } from 'contracts/training/lesson/lesson.endpoints';
import type { TrainingLessonView } from 'contracts/training/lesson/lesson.entity';
import type { TrainingProgramView } from 'contracts/training/program/program.entity';
import type { ProgramContent } from 'contracts/training/program/program.fields';
import { useGetMany, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { DRAFT } from '#admin-ui/training/version/sides';
import { useFileNames } from '#admin-ui/training/version/useFileNames';
import { type Side, type Sides, VersionComparison } from '#admin-ui/training/version/VersionComparison.tsx';
import { useVersions } from '#admin-ui/training/version/VersionsPanel.tsx';
import { changedLessons, programLines, type SideOfProgram } from './program-lines.ts';

const Changed = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& li': { padding: '8px 0', fontSize: '0.875rem' },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
}));

const Below = styled('div')({ marginTop: 24 });

type ProgramVersion = TrainingVersionView & { content: ProgramContent };

/** Its lessons as they would be published now. */
const useDraft = (record: TrainingProgramView, enabled: boolean): SideOfProgram => {
  const can = useCan();
  const { data = [] } = useGetMany<TrainingLessonView>(
    'training-lessons',
    { ids: record.lessonIds },
    { enabled: enabled && can('tenant.training.lessons.read') },
  );
  const { lessonIds, publishedLessons, ...said } = record;
  const lessons = lessonIds.map((lessonId) => {
    const lesson = data.find((one) => one?.id === lessonId);
    const taken = publishedLessons.find((one) => one.lessonId === lessonId);
    const lessonVersion =
      lesson === undefined
        ? (taken?.lessonVersion ?? null)
        : lesson.publication === 'published'
          ? lesson.publishedVersion
          : null;
    return { lessonId, name: lesson?.name ?? taken?.name ?? '…', lessonVersion };
  });
  return { ...said, lessons };
};

const useContent = (record: TrainingProgramView, side: string) => {
  const draft = useDraft(record, side === DRAFT);
  const { data, error, refetch } = useVersions<ProgramVersion>('training-programs', record);
  const content = data?.find(({ version }) => String(version) === side)?.content;
  return { content: side === DRAFT ? draft : content, error: side === DRAFT ? null : error, refetch };
};

const useSide = (record: TrainingProgramView, side: string): Side => {
  const t = useTranslate();
  const { content, error, refetch } = useContent(record, side);
  const files = [content?.thumbnailId, content?.instructionsVideoId].filter((id) => typeof id === 'string');
  const fileName = useFileNames(files);
  return { lines: content && programLines(content, { t, fileName }), error, refetch };
};

/** Lessons that both have in other versions; each can be compared in turn. */
const ChangedLessons = ({ record, sides }: { record: TrainingProgramView; sides: Sides }) => {
  const t = useTranslate();
  const lessons = useResource('training-lessons');
  const left = useContent(record, sides.from).content;
  const right = useContent(record, sides.to).content;
  const changed = left && right ? changedLessons(left.lessons, right.lessons) : [];
  if (changed.length === 0) return null;
  return (
    <Below>
      <Panel title={t('training.versions.compare.lessons')}>
        <Changed>
          {changed.map(({ lessonId, name, from, to }) => (
            <li key={lessonId}>
              <Link to={`/${lessons.path}/${lessonId}/compare?from=${from ?? DRAFT}&to=${to ?? DRAFT}`}>{name}</Link>
            </li>
          ))}
        </Changed>
      </Panel>
    </Below>
  );
};

/** Two versions of a program side by side, or one beside the draft, and from there those of its lessons. */
export const ProgramComparePage = () => (
  <VersionComparison<TrainingProgramView>
    resource="training-programs"
    useSide={useSide}
    below={(record, sides) => (
      <Allowed to="tenant.training.lessons.read">
        <ChangedLessons record={record} sides={sides} />
      </Allowed>
    )}
  />
);
