import { expect, it } from 'vitest';
import { freePorts } from './free-port.ts';

it('given many listeners that are still to begin, when their ports are drawn, then none is drawn twice', async () => {
  const others = await freePorts(100);
  const ports = await freePorts(400, others);
  expect(new Set([...others, ...ports]).size).toBe(500);
});
