import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { slugOf } from './job-form.ts';

/** Makes a new job's address of its title until somebody writes one. Answers what to call when they do. */
export const useSlugFromTitle = (isNew: boolean) => {
  const { setValue } = useFormContext();
  const title: string = useWatch({ name: 'title' }) ?? '';
  const isKept = useRef(!isNew);

  useEffect(() => {
    if (!isKept.current) setValue('slug', slugOf(title), { shouldDirty: true });
  }, [title, setValue]);

  return () => {
    isKept.current = true;
  };
};
