/** How a consumer verifies what comes, in the languages that most are written in; docs/webhooks.md shows the same. */
export const verifyCode = [
  {
    language: 'JavaScript',
    install: 'npm install standardwebhooks',
    code: `import express from 'express';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET); // whsec_…
const app = express();

app.post('/hooks', express.raw({ type: 'application/json' }), (request, response) => {
  let event;
  try {
    event = webhook.verify(request.body.toString(), request.headers);
  } catch {
    return response.sendStatus(401);
  }
  response.sendStatus(204);
  handle(event, request.headers['webhook-id']);
});`,
  },
  {
    language: 'Python',
    install: 'pip install standardwebhooks',
    code: `import os

from flask import Flask, request
from standardwebhooks.webhooks import Webhook, WebhookVerificationError

webhook = Webhook(os.environ["WEBHOOK_SECRET"])  # whsec_…
app = Flask(__name__)


@app.post("/hooks")
def receive():
    try:
        event = webhook.verify(request.get_data(), dict(request.headers))
    except WebhookVerificationError:
        return "", 401
    handle(event, request.headers["webhook-id"])
    return "", 204`,
  },
  {
    language: 'Go',
    install: 'go get github.com/standard-webhooks/standard-webhooks/libraries',
    code: `package main

import (
	"io"
	"net/http"
	"os"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

func main() {
	webhook, err := standardwebhooks.NewWebhook(os.Getenv("WEBHOOK_SECRET")) // whsec_…
	if err != nil {
		panic(err)
	}
	http.HandleFunc("/hooks", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
		if err != nil || webhook.Verify(body, r.Header) != nil {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		w.WriteHeader(http.StatusNoContent)
		go handle(body, r.Header.Get("webhook-id"))
	})
	_ = http.ListenAndServe(":8080", nil)
}`,
  },
] as const;
