import { expect, it } from 'vitest';
import { serviceFor } from './gateway.ts';
import { mergeMetrics } from './metrics.ts';

it.each([
  ['GET', '/api/tenant/jobs', 'projection-service'],
  ['HEAD', '/api/tenant/jobs', 'projection-service'],
  ['POST', '/api/tenant/jobs', 'command-service'],
  ['DELETE', '/api/tenant/jobs/1', 'command-service'],
  ['POST', '/api/docs', 'projection-service'],
  ['GET', '/api/openapi.json', 'projection-service'],
  ['POST', '/board/api/queues', 'integration-workers'],
  ['GET', '/board', 'integration-workers'],
  ['GET', '/boarding', undefined],
  ['GET', '/apiary', undefined],
  ['GET', '/t/jobs', undefined],
])('given %s %s, when it arrives, then it goes to %s', (method, path, name) => {
  expect(serviceFor(method, path)).toBe(name);
});

it('given metrics of two services, when they are merged, then each metric is described once with all its samples', () => {
  const ofService = (name: string) =>
    `# HELP wait_seconds Time\n# TYPE wait_seconds histogram\nwait_seconds_sum{service="${name}"} 1\nup{service="${name}"} 1\n`;
  expect(mergeMetrics([ofService('a'), ofService('b')])).toBe(
    [
      '# HELP wait_seconds Time',
      '# TYPE wait_seconds histogram',
      'wait_seconds_sum{service="a"} 1',
      'wait_seconds_sum{service="b"} 1',
      'up{service="a"} 1',
      'up{service="b"} 1',
      '',
    ].join('\n'),
  );
});
