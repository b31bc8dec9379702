import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ProgramOfLesson } from 'contracts/training/lesson/lesson.endpoints';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& a': { color: theme.palette.primary.main, textUnderlineOffset: 3 },
}));

type Of = { record: { id: unknown } };

const useProgramsOf = ({ record: { id } }: Of) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery<ProgramOfLesson[], Error>({
    queryKey: ['training-lessons', id, 'programs'],
    queryFn: () => dataProvider.ask<ProgramOfLesson[]>(`training-lessons/${encodeURIComponent(String(id))}/programs`),
    refetchOnMount: 'always',
    retry: false,
  });
  return data;
};

/** The programs that a lesson is in. */
export const LessonPrograms = (props: Of) => {
  const t = useTranslate();
  const mayOpen = useCan()('tenant.training.programs.read');
  const programs = useProgramsOf(props);
  if (!programs) return null;
  return (
    <Panel title={t('training.inPrograms.title')}>
      {programs.length === 0 && <p style={{ margin: 0, fontSize: '0.875rem' }}>{t('training.inPrograms.none')}</p>}
      {programs.length > 0 && (
        <List>
          {programs.map(({ id, name }) => (
            <li key={id}>
              {mayOpen ? (
                <LinkTo resource="training-programs" id={id}>
                  {name}
                </LinkTo>
              ) : (
                name
              )}
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
};

const ProgramsLeft = (props: Of) => {
  const t = useTranslate();
  const programs = useProgramsOf(props) ?? [];
  if (programs.length === 0) return null;
  const names = programs.map(({ name }) => `“${name}”`).join(', ');
  return (
    <p style={{ margin: '12px 0 0' }}>{t('training.inPrograms.removal', { smart_count: programs.length, names })}</p>
  );
};

/** Before lessons are removed: what they are taken from. */
export const LessonRemovalNotice = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id) => <ProgramsLeft key={id} record={{ id }} />);
