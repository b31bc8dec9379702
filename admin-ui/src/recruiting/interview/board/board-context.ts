import type { InterviewStatus, StaffInterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { createContext, useContext } from 'react';

/** What is being dragged: interviews; of one whose it is, and what status it has. */
export type Dragged = { ids: readonly string[]; name: string | null; from: InterviewStatus | null };

type Shared = {
  dragged: Dragged | null;
  startDrag: (dragged: Dragged) => void;
  endDrag: () => void;
  /** Interviews that are on their way to another status. */
  moving: readonly string[];
  move: (dragged: Dragged, status: StaffInterviewStatus) => void;
};

export const BoardContext = createContext<Shared | null>(null);

export const useBoard = (): Shared => {
  const shared = useContext(BoardContext);
  if (!shared) throw new Error('useBoard belongs inside a board.');
  return shared;
};

/** How a column asks for its interviews: a page at a time. */
export const columnQuery = (filter: Record<string, unknown>, status: string) => ({
  filter: { ...filter, status },
  sort: { field: 'updatedAt', order: 'DESC' as const },
  pagination: { page: 1, perPage: 25 },
});
