import { type LessonFile, pathsBelow } from 'contracts/training/markdown/program-markdown';
import { useState } from 'react';
import { type Picked, readPicked } from './markdown-files.ts';

const FAULTS = ['nothing', 'tooLarge', 'tooMany'];

/** Files as they will be sent: below the folder that all of them are in. */
export const keptOf = ({ files }: Picked): LessonFile[] => {
  const paths = pathsBelow(files.map(({ path }) => path));
  return files.map(({ text }, at) => ({ path: paths[at] as string, text }));
};

/** The Markdown that somebody chose, or what is wrong with it. */
export const usePicked = () => {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const pick = async (chosen: File[]) => {
    setReading(true);
    setFault(null);
    try {
      setPicked(await readPicked(chosen));
    } catch (error) {
      setPicked(null);
      const { message } = error as Error;
      setFault(FAULTS.includes(message) ? message : 'unreadable');
    }
    setReading(false);
  };
  return { picked, fault, isReading, pick };
};
