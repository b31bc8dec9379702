{{- define "onrecord.labels" -}}
app.kubernetes.io/name: onrecord
app.kubernetes.io/instance: {{ .root.Release.Name | quote }}
app.kubernetes.io/component: {{ .name }}
{{- end }}

{{- define "onrecord.fullLabels" -}}
{{ include "onrecord.labels" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service | quote }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "onrecord.fullname" -}}
{{ .root.Release.Name | trunc 40 | trimSuffix "-" }}-{{ .name }}
{{- end }}

{{- define "onrecord.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{/* What a process is: its image, its variables, and what it may not do. */}}
{{- define "onrecord.container" -}}
name: {{ .name }}
image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}"
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
args: [{{ .name }}]
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
env:
  {{- range get .root.Values.secretKeys .name }}
  - name: {{ . }}
    valueFrom: { secretKeyRef: { name: {{ $.root.Values.secret | quote }}, key: {{ . }} } }
  {{- end }}
  {{- range $key, $value := get .root.Values.environment .name }}
  - { name: {{ $key }}, value: {{ $value | quote }} }
  {{- end }}
volumeMounts:
  - { name: tmp, mountPath: /tmp }
  - { name: data, mountPath: /data }
{{- end }}

{{- define "onrecord.volumes" -}}
- name: tmp
  emptyDir: {}
# Files lie in a bucket; here is only what is under way.
- name: data
  emptyDir: {}
{{- end }}
