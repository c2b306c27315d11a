<?php
// Receives leads in PHP 8.0 or newer, without dependencies.
// WEBHOOK_SECRET='…' php -S 127.0.0.1:8080 receive.php

$secret = base64_decode(preg_replace('/^whsec_/', '', getenv('WEBHOOK_SECRET') ?: ''));
$max_age_seconds = 300;

function is_genuine(string $secret, string $body, int $max_age_seconds): bool
{
    $id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
    $seconds = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
    if ($secret === '' || !ctype_digit($seconds) || abs(time() - (int) $seconds) > $max_age_seconds) {
        return false;
    }
    $digest = hash_hmac('sha256', "$id.$seconds.$body", $secret, true);
    $expected = 'v1,' . base64_encode($digest);
    // During a rotation there are several signatures.
    foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}

$body = file_get_contents('php://input');
if (!is_genuine($secret, $body, $max_age_seconds)) {
    http_response_code(401);
    return;
}
$webhook = json_decode($body, true, 32, JSON_THROW_ON_ERROR);
$data = $webhook['data'];
// Store the lead here under its webhook-id, and skip an id that is stored already.
// Show a staff.attention, which has no lead, to somebody.
// Any answer but 2xx makes the sender try again.
$line = implode(' ', [$webhook['type'], $data['id'], $data['purpose'] ?? '-', $data['origin'] ?? '-']);
file_put_contents('php://stderr', "$line\n");
http_response_code(204);
