"""Swift with its S3 interface, in one process and a folder of its own, until its input ends.

Arguments: access key id (account:user), secret, and parents for the folder, of which the first will do
that keeps extended attributes. Prints the port.
"""
import gzip
import json
import os
import pathlib
import shutil
import struct
import sys
import tempfile

import eventlet

eventlet.monkey_patch()

from swift.common import utils

# Otherwise that of /etc/swift is read, which belongs to servers that stay.
utils.HASH_PATH_SUFFIX = b'wajha'

from swift.account.server import AccountController
from swift.common.middleware import catch_errors, slo, tempauth
from swift.common.middleware.s3api import s3api
from swift.common.wsgi import SwiftHttpProtocol
from swift.container.server import ContainerController
from swift.obj.server import ObjectController
from swift.proxy.server import Application


class NoCache:
    """Swift asks for one, and goes on if nothing is there."""

    def get(self, *_, **__):
        return None

    set = incr = delete = get


def start(folder, key, secret):
    settings = {
        'devices': str(folder),
        'swift_dir': str(folder),
        'mount_check': 'false',
        'fallocate_reserve': '0',
        'account_autocreate': 'true',
        'log_level': 'CRITICAL',
    }
    (folder / 'disk').mkdir()
    for name, controller in {
        'account': AccountController,
        'container': ContainerController,
        'object': ObjectController,
    }.items():
        write_ring(folder / f'{name}.ring.gz', listen(controller(settings)))
    users = {f'user_{key.replace(":", "_")}': f'{secret} .admin'}
    # So that short lists, too, come in pages.
    pages = {'max_bucket_listing': '20'}
    app = Application(settings)
    # What comes in parts is put together by the innermost.
    for middleware, options in [(slo, {}), (tempauth, users), (s3api, pages), (catch_errors, {})]:
        app = middleware.filter_factory(settings, **options)(app)
    return listen(lambda env, respond: app({**env, 'swift.cache': NoCache()}, respond))


def listen(app):
    door = eventlet.listen(('127.0.0.1', 0), backlog=512)
    options = {'protocol': SwiftHttpProtocol, 'capitalize_response_headers': False, 'log_output': False}
    eventlet.spawn(eventlet.wsgi.server, door, app, **options)
    return door.getsockname()[1]


def write_ring(file, port):
    """Everything is kept once, on one device."""
    device = {'id': 0, 'region': 1, 'zone': 1, 'device': 'disk', 'weight': 1.0, 'meta': ''}
    device |= {'ip': '127.0.0.1', 'port': port, 'replication_ip': '127.0.0.1', 'replication_port': port}
    ring = {'byteorder': sys.byteorder, 'devs': [device], 'part_shift': 32, 'replica_count': 1}
    head = json.dumps(ring).encode()
    with gzip.open(file, 'wb') as target:
        target.write(struct.pack('!4sHI', b'R1NG', 1, len(head)) + head + struct.pack('H', 0))


def folder_in(parents):
    for parent in parents:
        folder = pathlib.Path(tempfile.mkdtemp(prefix='wajha-s3-', dir=parent))
        try:
            os.setxattr(folder, 'user.swift.metadata', b'-' * 1024)
            return folder
        except OSError:
            folder.rmdir()
    sys.exit('no folder keeps extended attributes: ' + ', '.join(parents))


folder = folder_in(sys.argv[3:])
try:
    print(start(folder, *sys.argv[1:3]), flush=True)
    eventlet.hubs.trampoline(sys.stdin, read=True)
finally:
    shutil.rmtree(folder, ignore_errors=True)
