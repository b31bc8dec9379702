import { styled } from '@mui/material/styles';
import type { TemplateField } from 'contracts/recruiting/contract/contract.fields';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { moved, resized } from './fields.ts';

/** Colours of those who sign, one after the other; dark enough to be read on the white of a page. */
export const roleColours = [
  '#1d4ed8',
  '#b45309',
  '#047857',
  '#9d174d',
  '#6d28d9',
  '#0e7490',
  '#a16207',
  '#be123c',
  '#3f6212',
  '#334155',
];

const Box = styled('div')({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  padding: '0 12px 0 4px',
  border: '1.5px solid currentColor',
  borderRadius: 3,
  fontSize: 11,
  fontWeight: 560,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  cursor: 'move',
  touchAction: 'none',
  userSelect: 'none',
  '&[data-chosen]': { outline: '3px solid currentColor', outlineOffset: 1, zIndex: 2 },
  '&:focus-visible': { outline: '3px solid #111827', outlineOffset: 2, zIndex: 2 },
});
const Label = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
/** A part of a small field alone, so that there is something left to move it by. */
const Corner = styled('span')({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 'min(14px, 45%)',
  height: 'min(14px, 60%)',
  background: 'currentColor',
  clipPath: 'polygon(100% 0, 100% 100%, 0 100%)',
  cursor: 'nwse-resize',
  touchAction: 'none',
});

const STEP = 0.005;
const LARGE_STEP = 0.03;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Props = {
  field: TemplateField;
  colour: string;
  label: string;
  /** How it is moved by keyboard. */
  help: string;
  isChosen: boolean;
  onChoose: () => void;
  /** `isOver`: the end of a movement. */
  onChange: (field: TemplateField, isOver: boolean) => void;
  onRemove: () => void;
};

/** A field on its page: dragged and resized by pointer; by keyboard moved with arrows, resized with Alt, faster with Shift. */
export const FieldBox = ({ field, colour, label, help, isChosen, onChoose, onChange, onRemove }: Props) => {
  const drag = useRef<{
    x: number;
    y: number;
    field: TemplateField;
    width: number;
    height: number;
    isCorner: boolean;
  } | null>(null);
  const at = (event: PointerEvent) => {
    const begun = drag.current;
    if (!begun) return field;
    const [dx, dy] = [(event.clientX - begun.x) / begun.width, (event.clientY - begun.y) / begun.height];
    return begun.isCorner ? resized(begun.field, dx, dy) : moved(begun.field, dx, dy);
  };
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    const page = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!page || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const isCorner = (event.target as HTMLElement).dataset.corner !== undefined;
    drag.current = { x: event.clientX, y: event.clientY, field, width: page.width, height: page.height, isCorner };
    onChoose();
  };
  const end = (event: PointerEvent) => {
    if (!drag.current) return;
    onChange(at(event), true);
    drag.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove();
    }
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onChange((event.altKey ? resized : moved)(field, arrow[0] * step, arrow[1] * step), true);
  };
  const percent = (value: number) => `${value * 100}%`;
  return (
    <Box
      role="button"
      tabIndex={0}
      data-field={field.kind}
      data-chosen={isChosen || undefined}
      aria-label={`${label}. ${help}`}
      aria-pressed={isChosen}
      style={{
        ...{
          left: percent(field.x),
          top: percent(field.y),
          width: percent(field.width),
          height: percent(field.height),
        },
        ...{ color: colour, background: `${colour}1f` },
      }}
      onPointerDown={begin}
      onPointerMove={(event) => drag.current && onChange(at(event), false)}
      onPointerUp={end}
      onPointerCancel={end}
      onFocus={onChoose}
      onKeyDown={press}
    >
      <Label>{label}</Label>
      <Corner data-corner="" aria-hidden="true" />
    </Box>
  );
};
