import type { DragEvent } from 'react';

/** What is being dragged within the library. `from`: the folder that all of the files are in. */
export type Dragged =
  | { what: 'files'; ids: readonly string[]; from: string | null }
  | { what: 'folder'; id: string; name: string };

const TYPE = 'application/x-onrecord-library';
/** A browser tells a target what lies over it only when it is dropped; a target must know before. */
let held: Dragged | null = null;

export const draggedOver = ({ dataTransfer }: DragEvent): Dragged | null =>
  dataTransfer.types.includes(TYPE) ? held : null;

/** Attributes of what can be dragged. */
export const dragProps = (dragged: () => Dragged, name: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    held = dragged();
    event.dataTransfer.clearData();
    event.dataTransfer.setData(TYPE, name);
    event.dataTransfer.effectAllowed = 'move';
  },
  onDragEnd: () => {
    held = null;
  },
});
