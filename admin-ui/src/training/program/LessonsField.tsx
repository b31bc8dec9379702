import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { TrainingLessonView } from 'contracts/training/lesson/lesson.entity';
import { useState } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { Combobox } from '#admin-ui/shared/Combobox.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { useSearch } from '#admin-ui/shared/resource/useSearch';
import { LessonPublicationChip } from '#admin-ui/training/publication-status';
import { type OrderButton, useOrder } from './useOrder.ts';

const List = styled('ol')({ display: 'grid', gap: 8, margin: '0 0 12px', padding: 0, listStyle: 'none' });
const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  padding: '6px 8px',
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.default,
  cursor: 'grab',
  '&[data-over]': { borderColor: theme.palette.brand.brand, background: theme.palette.brand.sunken },
  '& > strong': { flex: '1 1 140px', minWidth: 0, fontWeight: 560, overflowWrap: 'anywhere' },
}));
const icons = { up: ArrowUpward, down: ArrowDownward, remove: DeleteOutlined };

/** The lessons of a program in their order; one that is there is not offered again. */
export const LessonsField = () => {
  const t = useTranslate();
  const { id, field, fault, label, hint } = useField({ source: 'lessonIds', defaultValue: [] });
  const chosen = (field.value ?? []) as string[];
  const { data: lessons = [] } = useGetMany<TrainingLessonView>('training-lessons', { ids: chosen });
  const { records, setSearch } = useSearch<TrainingLessonView>('training-lessons');
  const { over, move, remove, dragProps } = useOrder({ id, values: chosen, onChange: field.onChange });
  const [said, setSaid] = useState('');
  const lessonOf = (lessonId: string) => lessons.find((one) => one?.id === lessonId);
  const button = (action: OrderButton, at: number, name: string) => {
    const Icon = icons[action];
    const words = t(`training.program.${action}`, { name });
    const isOff = (action === 'up' && at === 0) || (action === 'down' && at === chosen.length - 1);
    const act = () => {
      if (action === 'remove') remove(at);
      else move(at, action);
      setSaid(t(`training.program.${action === 'remove' ? 'removed' : 'moved'}`, { name }));
    };
    return (
      <IconButton
        id={`${id}-${at}-${action}`}
        size="small"
        title={words}
        aria-label={words}
        disabled={isOff}
        onClick={act}
      >
        <Icon fontSize="small" aria-hidden="true" />
      </IconButton>
    );
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault} required>
      {chosen.length > 0 && (
        <List aria-label={label}>
          {chosen.map((lessonId, at) => {
            const lesson = lessonOf(lessonId);
            const name = lesson?.name ?? '…';
            return (
              <Line key={lessonId} data-over={over === at || undefined} {...dragProps(at)}>
                <DragIndicator aria-hidden="true" fontSize="small" color="disabled" />
                <strong>
                  {at + 1}. {name}
                </strong>
                {lesson && <LessonPublicationChip status={lesson.publication} />}
                <span>
                  {button('up', at, name)}
                  {button('down', at, name)}
                  {button('remove', at, name)}
                </span>
              </Line>
            );
          })}
        </List>
      )}
      <Combobox
        placeholder={t('training.program.addLesson')}
        choices={records.filter((one) => !chosen.includes(one.id)).map(({ id: key, name }) => ({ id: key, name }))}
        chosen={null}
        onSearch={setSearch}
        onChoose={(choice) => {
          if (choice && !chosen.includes(choice.id)) field.onChange([...chosen, choice.id]);
        }}
        {...describedBy(id, { hint, fault })}
      />
      <span role="status" style={{ position: 'absolute', clip: 'rect(0 0 0 0)' }}>
        {said}
      </span>
    </FieldFrame>
  );
};
