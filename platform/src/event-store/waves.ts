import type { Append } from './engine.ts';

/**
 * Puts an append behind those that it conflicts with: one call writes each stream once, and none that another of its appends
 * rests on; so with people who are erased and for whom is sealed.
 */
export const waves = (appends: Append[]): number[][] => {
  const writtenIn = new Map<string, number>();
  const restedOnIn = new Map<string, number>();
  return Object.values(
    Object.groupBy(appends.keys(), (index) => {
      const { streamName = '', guards = [], seals = [], erases = [] } = appends[index] ?? {};
      const written = [streamName, ...erases];
      const restedOn = [...guards.map((guard) => guard.streamName), ...seals.map(({ subject }) => subject)].filter(
        (name) => !written.includes(name),
      );
      const after = (streams: Map<string, number>, name: string) => (streams.get(name) ?? -1) + 1;
      const wave = Math.max(
        ...written.flatMap((name) => [after(writtenIn, name), after(restedOnIn, name)]),
        ...restedOn.map((name) => after(writtenIn, name)),
      );
      for (const name of written) writtenIn.set(name, wave);
      for (const name of restedOn) restedOnIn.set(name, Math.max(wave, restedOnIn.get(name) ?? 0));
      return wave;
    }),
  ).flatMap((wave) => (wave ? [wave] : []));
};
