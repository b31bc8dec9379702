/** Where files of a training of mine are asked for. */
export const ticketsOf = (schedule: string) => (fileId: string) => ({
  resource: 'schedules',
  id: schedule,
  action: `files/${fileId}/ticket`,
  isMine: true,
});
