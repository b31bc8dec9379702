import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { zoneNow } from '#admin-ui/shared/display-zone';
import { movedTo } from './live-form.ts';

type Times = { timeZone: string | null; startsAt: string | null; slots: { id: string; startsAt: string }[] };

/** The zone that times are typed in. Another one leaves what is typed as it is: it is ten o'clock there then. */
export const useTimesOfZone = (): string => {
  const { getValues, setValue } = useFormContext<Times>();
  const chosen = useWatch<Times, 'timeZone'>({ name: 'timeZone' });
  const zone = chosen || zoneNow();
  const before = useRef<string | null>(null);
  useEffect(() => {
    const from = before.current;
    before.current = zone;
    if (from === null || from === zone) return;
    const { startsAt, slots } = getValues();
    if (startsAt) setValue('startsAt', movedTo(startsAt, from, zone), { shouldDirty: true });
    slots.forEach((slot, index) => {
      if (slot.startsAt) setValue(`slots.${index}.startsAt`, movedTo(slot.startsAt, from, zone), { shouldDirty: true });
    });
  }, [zone, getValues, setValue]);
  return zone;
};
