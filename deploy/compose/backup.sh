#!/usr/bin/env bash
# A base backup a day in /backup/base; those of a week stay, and the pieces of the log since the oldest of them.
set -eu
keep_days=7
while true; do
  name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
  if pg_basebackup -D "/backup/base/$name.part" -X stream -c fast; then
    mv "/backup/base/$name.part" "/backup/base/$name"
    echo "backup $name"
    find /backup/base -mindepth 1 -maxdepth 1 -type d -mtime +$keep_days -exec rm -rf {} +
    oldest=$(ls /backup/base | grep -v '\.part$' | head -1)
    first=$(awk '/^START WAL LOCATION/ { gsub(/\)/, "", $6); print $6 }' "/backup/base/$oldest/backup_label")
    pg_archivecleanup /backup/wal "$first"
    sleep 86400
  else
    rm -rf "/backup/base/$name.part"
    echo "backup $name failed, again in a minute" >&2
    sleep 60
  fi
done
