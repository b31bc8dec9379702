// Loaded into each service that runs beside a gateway of this machine: without its parent it stops as if asked to.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
